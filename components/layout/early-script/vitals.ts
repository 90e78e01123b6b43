import { SAMPLE_RATE } from "@/lib/web-vitals/sample-rate";

declare const MEASURE_VITALS_URL: string;

addEventListener("load", () => {
  // A sample of the page loads is measured (lib/web-vitals), except where the visitor objects or is a program.
  const { webdriver, doNotTrack } = navigator;
  const isObjected = doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (Math.random() < SAMPLE_RATE && !webdriver && !isObjected) import(MEASURE_VITALS_URL).catch(() => {});
});
