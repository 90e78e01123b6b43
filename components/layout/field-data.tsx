import { useEffect } from "react";

/** Of the page loads that are measured. By chance, in the browser: the same page is sent to everybody. */
const SHARE = 1 / 10;

/**
 * Has a share of the page loads measured (lib/vitals/), none where the visitor does not want that or is a program.
 * What measures comes when the page is loaded and has nothing to do; all other loads fetch none of it.
 */
export function FieldData() {
  useEffect(() => {
    const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
    // Its own address, in which nothing of the visitor's is. A page that was not found has none.
    const page = document.querySelector<HTMLLinkElement>("[rel=canonical]")?.href;
    if (Math.random() >= SHARE || webdriver || doNotTrack === "1" || globalPrivacyControl || !page) return;
    // Where it is lost on its way, the page lacks nothing.
    const measure = () =>
      import("./measure-vitals").then(
        ({ measureVitals }) => measureVitals(page),
        () => {},
      );
    const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(measure);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true });
  }, []);
  return null;
}
