import type { Instrumentation } from "next";

/** Next calls this once, before the first request, on every way of starting the server. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareServer } = await import("@/lib/prepare-server");
  prepareServer();
}

/** Next calls this with whatever a page or a handler throws. The request's path may hold a token, its route does not. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { causeOf, log } = await import("@/lib/log");
  log.error({ event: "page-failed", requestId: headers["x-request-id"], route: routePath, ...causeOf(error) });
};
