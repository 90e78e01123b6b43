import type { Instrumentation } from "next";

/**
 * Next calls this with an error that a page or a handler throws. The path may hold a token, the route does not. Next's
 * development server prints the error itself.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV === "development") return;
  const { causeOf, log } = await import("@/lib/log");
  log.error({ event: "page-failed", requestId: headers["x-request-id"], route: routePath, ...causeOf(error) });
};
