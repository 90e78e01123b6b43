import { runCommand } from "./run-command";

/** Runs `npm run backend`: serves the embedded backend over HTTP, for a site with its URL in BACKEND_URL. */
runCommand(async () => {
  const { apiKey, openEmbeddedBackend } = await import("@/lib/backend");
  const { createBackendServer } = await import("@/lib/backend/embedded/server");
  const { getDatabase } = await import("@/lib/db");
  const { lockForServer } = await import("@/lib/db/sqlite-file");
  const { databaseUrl, env, extensions, isLoopback, isSqlite } = await import("@/lib/settings/env");
  const { listen } = await import("@/lib/server/listen");
  const { log } = await import("@/lib/log");
  const { assertNativePackages } = await import("@/lib/node/native-packages");

  if (!env.BACKEND_API_KEY && !isLoopback(env.HOST))
    throw new Error(`BACKEND_API_KEY is missing: the development key is public, and others can reach ${env.HOST}.`);
  const { purgeExpiredLogins } = await import("@/lib/backend/embedded/manage");
  const { resetMails } = await import("@/lib/backend/embedded/reset-mail");
  const { startMail } = await import("@/lib/mail/worker");
  const { scheduleDaily } = await import("@/lib/schedule-daily");

  await assertNativePackages();
  const { bundlePasswordWorker } = await import("@/lib/build/bundle");
  await bundlePasswordWorker();
  const { db, close } = await getDatabase();
  scheduleDaily("logins-purged", () => purgeExpiredLogins(db));
  const server = createBackendServer(openEmbeddedBackend(extensions), apiKey);
  await listen(server, env.PORT, env.HOST);
  log.info({ event: "backend-listening", url: `http://${env.HOST}:${env.PORT}` });
  if (!env.BACKEND_API_KEY)
    log.warn({ event: "backend-key", text: "BACKEND_API_KEY is not set; the public development key is in use" });
  const stopMail = startMail({
    composers: { "password-reset": resetMails },
    isOnlyServer: isSqlite && lockForServer(databaseUrl.slice("file:".length)),
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () =>
      server.close(async () => {
        await stopMail();
        await close();
        process.exit(0);
      }),
    );
  }
});
