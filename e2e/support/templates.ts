/** One page of each template. */
export const templates = [
  "/",
  "/services/web-applications",
  "/solution/repz",
  "/qa/manual-test",
  "/dedicated-team",
  "/about-us",
  "/contact-us",
  "/login",
  "/privacy",
];
