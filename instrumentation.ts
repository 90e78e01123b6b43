/** Next calls this once, before the first request, on every way of starting the server. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareServer } = await import("@/lib/prepare-server");
  prepareServer();
}
