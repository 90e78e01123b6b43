import { once } from "node:events";
import { runCommand } from "./run-command";

/** `npm run backend`: the built-in backend by itself, for a site that has its address in BACKEND_URL. */
runCommand(async () => {
  const { embeddedTransport } = await import("@/lib/backend");
  const { createBackendServer } = await import("@/lib/backend/embedded/server");
  const { getDatabase } = await import("@/lib/db");
  const { env } = await import("@/lib/env");
  const { log } = await import("@/lib/log");

  const { close } = await getDatabase();
  const server = createBackendServer(embeddedTransport);
  server.listen(env.PORT, env.HOST);
  await once(server, "listening");
  log.info({ event: "backend-listening", url: `http://${env.HOST}:${env.PORT}` });
  if (!env.BACKEND_API_KEY) log.warn({ event: "backend-key", text: "BACKEND_API_KEY is unset: anybody knows the key" });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => server.close(() => close().then(() => process.exit(0))));
  }
});
