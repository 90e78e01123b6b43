"use client";

import { useEffect } from "react";
import { SAMPLE_RATE } from "./vitals-beacon";

/** Measures a sample of the page loads (lib/reports/vitals.ts), except where the visitor objects or is a program. */
export function Vitals() {
  useEffect(() => {
    const { webdriver, doNotTrack } = navigator;
    const isObjected = doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
    // The 404 page has no canonical path.
    const canonical = document.querySelector<HTMLLinkElement>("[rel=canonical]");
    if (!canonical || Math.random() >= SAMPLE_RATE || webdriver || isObjected) return;
    const { pathname } = new URL(canonical.href);
    import("./measure-vitals").then(({ measureVitals }) => measureVitals(pathname)).catch(() => {});
  }, []);
  return null;
}
