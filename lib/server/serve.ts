import { setTimeout as delay } from "node:timers/promises";
import type { BuiltSite, ErrorPages } from "./built-site";

const SHUTDOWN_HOOKS_MS = 3_000;

type Mode = "production" | "development";

interface Served {
  built: BuiltSite;
  errorPages: ErrorPages;
}

/** Runs the server until SIGTERM or SIGINT. A wrong setting, or a port that is taken, ends the process with one line. */
export async function serve(mode: Mode, load: () => Promise<Served>) {
  try {
    await start(mode, load);
  } catch (error) {
    // The console may be the log's by now.
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

async function start(mode: Mode, load: () => Promise<Served>) {
  const { backendExtensions, databaseUrl, env, isSqlite, settingsForNext, siteUrl } = await import("@/lib/env");
  // Next reads NODE_ENV when it loads.
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1", ...settingsForNext });
  const [
    { createSite },
    { log, logConsole, causeOf },
    { serveMetrics },
    { getSecret },
    { runShutdownHooks },
    { isPublicOrigin },
  ] = await Promise.all([
    import("."),
    import("@/lib/logger"),
    import("@/lib/metrics"),
    import("@/lib/secret"),
    import("@/lib/process/shutdown"),
    import("@/lib/seo/indexing"),
  ]);

  getSecret();
  const { built, errorPages } = await load();
  const site = await createSite({
    built,
    errorPages,
    isDev: mode === "development",
    dir: process.cwd(),
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    trustedProxies: env.TRUST_PROXY,
  });
  if (env.METRICS_PORT)
    serveMetrics(env.METRICS_PORT, (error) => log.error({ event: "metrics-unavailable", ...causeOf(error) }));
  await site.listen();

  console.log(
    [
      `The site is at http://${env.HOST}:${env.PORT}`,
      `  public URL  ${siteUrl}`,
      `  database    ${isSqlite ? databaseUrl : "PostgreSQL"}`,
      `  backend     ${env.BACKEND_URL ?? "embedded"}, extensions: ${backendExtensions.join(", ") || "none"}`,
      `  mail        ${env.SMTP_URL ? `on, to ${env.ENQUIRY_TO}` : "off: SMTP_URL is unset; enquiries are stored, passwords cannot be reset by mail"}`,
      `  Google      ${env.GOOGLE_CLIENT_ID ? "on" : "off: GOOGLE_CLIENT_ID is unset"}`,
      `  proxy       ${env.TRUST_PROXY ? `${env.TRUST_PROXY} trusted` : "off: TRUST_PROXY is 0, X-Forwarded-For is ignored"}`,
      `  metrics     ${env.METRICS_PORT ? `http://127.0.0.1:${env.METRICS_PORT}/metrics` : "off: METRICS_PORT is unset"}`,
    ].join("\n"),
  );
  const { origin: buildOrigin, hasRemoteBackend } = built;
  if (buildOrigin !== siteUrl) log.warn({ event: "build-origin-differs", buildOrigin, siteUrl });
  if (hasRemoteBackend !== Boolean(env.BACKEND_URL)) log.warn({ event: "build-backend-differs", hasRemoteBackend });
  if (isPublicOrigin && built.samples.length) log.warn({ event: "samples-left", samples: built.samples });
  logConsole();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await site.close();
    await Promise.race([runShutdownHooks(), delay(SHUTDOWN_HOOKS_MS)]);
    log.info({ event: "stopped" });
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
