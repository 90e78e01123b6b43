import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { vitalsPath } from "@/lib/paths";
import type { Beacon } from "./vitals-beacon";

/** The breakpoints `md` and `lg` of tailwind.config.ts. */
const SMALLEST = { tablet: 768, desktop: 992 };

type Connected = Navigator & { connection?: { effectiveType?: Beacon["connection"] } };

/**
 * Measures this page load until the page is first hidden, and sends one beacon. Later values are not sent: joining two beacons
 * of one load would need an identifier of the visitor. Client-side navigations count as part of the load, as they do for
 * web-vitals and for Google.
 * @param page its canonical path, which contains nothing of the visitor's.
 */
export function measureVitals(page: string) {
  const device = innerWidth < SMALLEST.tablet ? "phone" : innerWidth < SMALLEST.desktop ? "tablet" : "desktop";
  const metrics: Beacon["metrics"] = {};
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      metrics[name] = value;
    });
  }
  const controller = new AbortController();
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    controller.abort();
    if (!Object.keys(metrics).length) return;
    const connection = (navigator as Connected).connection?.effectiveType ?? "unknown";
    const beacon: Beacon = { page, device, connection, metrics };
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(beacon)], { type: "application/json" }));
  };
  // In the bubbling phase: the library reports its last values in the capturing one.
  addEventListener("visibilitychange", send, { signal: controller.signal });
}
