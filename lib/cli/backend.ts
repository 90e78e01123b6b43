import { embeddedTransport } from "@/lib/backend";
import { createBackendServer } from "@/lib/backend/embedded/server";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

/** `npm run backend`: the built-in backend by itself, for a site that has its address in BACKEND_URL. */
async function main() {
  const { close } = await getDatabase();
  const server = createBackendServer(embeddedTransport);
  server.listen(env.PORT, env.HOST, () => {
    log.info({ event: "backend-listening", url: `http://${env.HOST}:${env.PORT}` });
    if (!env.BACKEND_API_KEY)
      log.warn({ event: "backend-key", text: "BACKEND_API_KEY is unset: anybody knows the key" });
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => server.close(() => close().then(() => process.exit(0))));
  }
}

main();
