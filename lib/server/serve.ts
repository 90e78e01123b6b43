import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { BuiltSite } from "@/lib/built-site";
import { decideIndexing } from "@/lib/launch";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { findWorkingName } from "@/lib/launch/working-name";
import { causeOf, endLog, log, logConsole } from "@/lib/log";
import { serveMetrics } from "@/lib/log/metrics";
import { assertNativePackages } from "@/lib/node/native-packages";
import { findUnknownSettings } from "@/lib/settings";
import { backendExtensions, databaseUrl, env, isSqlite, settingsForNext, siteUrl } from "@/lib/settings/env";
import { getSecret } from "@/lib/settings/secret";
import { createSite } from "./index";
import { startWatchdog } from "./watchdog";

const BACKGROUND_STOP_MS = 3_000;

interface Served {
  built: BuiltSite;
  isDev: boolean;
}

const urlOf = (host: string, port: number) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** Serves metrics if they have a port. The site runs without them. @returns their URL, or why they are off. */
async function startMetrics(): Promise<string> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (!port) return "off: METRICS_PORT is unset";
  const { registerGauges } = await import("./readiness");
  registerGauges();
  try {
    await serveMetrics({ port, host });
    return `${urlOf(host, port)}/metrics`;
  } catch (error) {
    log.error({ event: "metrics-unavailable", ...causeOf(error) });
    return `off: they cannot be served at ${urlOf(host, port)}`;
  }
}

/**
 * Runs the server until SIGTERM or SIGINT.
 * @throws when the secret cannot be written, a package or a file of the build cannot be loaded, or the port is taken
 */
export async function serve({ built, isDev }: Served) {
  const unknownSettings = findUnknownSettings(Object.keys(process.env));
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: "1", ...settingsForNext });
  getSecret();
  const indexing = decideIndexing([...built.samples, ...findWorkingName()]);
  const [site, { startBackgroundWork }] = await Promise.all([
    createSite({
      built,
      isDev,
      dir: process.cwd(),
      port: env.PORT,
      host: env.HOST,
      siteUrl,
      isIndexingOpen: indexing.isOpen,
      trustedProxies: env.TRUST_PROXY,
    }),
    // The modules are loaded before the site listens, which must not run without mail and purge. A start takes a
    // quarter of a second longer.
    assertNativePackages().then(() => import("./background-work")),
  ]);
  const metricsState = await startMetrics();
  await site.listen();
  if (existsSync(".env.local")) console.warn("The file .env.local is ignored: settings belong in .env.");

  const mailOff = `off: SMTP_URL is unset; enquiries are stored for ${env.ENQUIRY_RETENTION_DAYS} days and not mailed`;
  console.log(
    [
      `The site is at ${urlOf(env.HOST, env.PORT)}`,
      `  public URL  ${siteUrl}`,
      `  indexing    ${indexing.isOpen ? "on" : "off"}: ${indexing.reason}`,
      `  database    ${isSqlite ? databaseUrl : "PostgreSQL"}`,
      `  backend     ${env.BACKEND_URL ?? "embedded"}, extensions: ${backendExtensions.join(", ") || "none"}`,
      `  mail        ${env.SMTP_URL ? `on, to ${env.ENQUIRY_TO}` : `${mailOff}, passwords cannot be reset by mail`}`,
      `  Google      ${env.GOOGLE_CLIENT_ID ? "on" : "off: GOOGLE_CLIENT_ID is unset"}`,
      `  proxy       ${env.TRUST_PROXY ? `${env.TRUST_PROXY} trusted` : "off: TRUST_PROXY is 0, X-Forwarded-For is ignored"}`,
      `  metrics     ${metricsState}`,
    ].join("\n"),
  );
  const { origin: buildOrigin, hasRemoteBackend, canSaveRecord, retentionDays } = built;
  if (buildOrigin !== siteUrl) log.warn({ event: "build-origin-differs", buildOrigin, siteUrl });
  if (hasRemoteBackend !== Boolean(env.BACKEND_URL) || canSaveRecord !== backendExtensions.includes("records"))
    log.warn({ event: "build-backend-differs", hasRemoteBackend, canSaveRecord });
  if (retentionDays !== env.ENQUIRY_RETENTION_DAYS) log.warn({ event: "build-retention-differs", retentionDays });
  if (built.isSampleMarkHidden !== isSampleMarkHidden) log.warn({ event: "build-indexing-differs" });
  for (const name of unknownSettings) log.warn({ event: "unknown-setting", text: `Unknown setting ${name}.` });
  // Developers need the messages that may hold what a visitor typed.
  if (!isDev) logConsole();
  startWatchdog();
  const stopBackgroundWork = startBackgroundWork();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await site.close();
    const stopped = stopBackgroundWork().catch((error) => log.error({ event: "stop", ...causeOf(error) }));
    await Promise.race([stopped, delay(BACKGROUND_STOP_MS)]);
    log.info({ event: "stopped" });
    await endLog();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
