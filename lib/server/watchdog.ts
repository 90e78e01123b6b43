import { execFile } from "node:child_process";
import { causeOf, log } from "@/lib/log";

/**
 * Tells systemd that the event loop runs, twice in each `WatchdogSec` (deploy/systemd/site.service): systemd kills a
 * service that does not. systemd's own program sends the message, because Node has no Unix datagram sockets.
 */
export function startWatchdog() {
  const intervalMs = Number(process.env.WATCHDOG_USEC) / 2000;
  if (!intervalMs) return;
  const notify = () =>
    execFile("systemd-notify", ["WATCHDOG=1"], (error) => {
      if (error) log.error({ event: "watchdog", ...causeOf(error) });
    });
  notify();
  setInterval(notify, intervalMs).unref();
}
