import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Beacon } from "@/lib/vitals/beacon";

/** As the layout has it (`md` and `lg` in tailwind.config.ts), whatever the thing is called. */
const SMALLEST = { tablet: 768, desktop: 992 };

type Connected = Navigator & { connection?: { effectiveType?: Beacon["connection"] } };

/**
 * Measures this page load until the page is first hidden, and then sends all of it at once. What comes after that is not
 * told: two beacons of one load could not be put together without a number that stands for the visitor. Pages that are
 * opened within the page count as part of it, as they do for the library and for Google.
 * @param page its own address, in which nothing of the visitor's is.
 */
function measureVitals(page: string) {
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
    navigator.sendBeacon("/api/vitals", new Blob([JSON.stringify(beacon)], { type: "application/json" }));
  };
  // While the event bubbles: the library says its last values while it is captured.
  addEventListener("visibilitychange", send, { signal: controller.signal });
}

// A page that was not found has no address of its own.
const canonical = document.querySelector<HTMLLinkElement>("[rel=canonical]");
if (canonical) measureVitals(new URL(canonical.href).pathname);
