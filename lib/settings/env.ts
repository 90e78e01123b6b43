import path from "node:path";
import ipaddr from "ipaddr.js";
import { extensions, readSettings, type Settings } from ".";

export { extensions } from ".";

export type Extension = (typeof extensions)[number];

const { SITE_SETTINGS, NEXT_RUNTIME } = process.env;

export const env: Settings = NEXT_RUNTIME && SITE_SETTINGS ? JSON.parse(SITE_SETTINGS) : readSettings();

/**
 * The parsed settings, passed to Next's bundles in one variable: Next loads `.env` itself, and expands `$` in every
 * variable that is named there, even if the environment sets it.
 */
export const settingsForNext = { SITE_SETTINGS: JSON.stringify(env) };

/** The public origin, without a trailing slash. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;

export const isHttps = siteUrl.startsWith("https:");

/** The optional calls that the site makes. The embedded backend has all of them. */
export const backendExtensions: readonly Extension[] = env.BACKEND_EXTENSIONS ?? (env.BACKEND_URL ? [] : extensions);

/** The URL of the database: `file:` and a path, relative to the project, or `postgres://`. */
export const databaseUrl = env.DATABASE_URL ?? `file:${path.join(env.DATA_DIR, "site.db")}`;

export const isSqlite = databaseUrl.startsWith("file:");

/**
 * The URL at which an issuer publishes its endpoints. A trailing slash is removed (OpenID Connect Discovery 1.0,
 * section 4.1).
 */
export const discoveryUrl = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

/** Tells whether a host name or address, as in a URL or a setting, is this machine only. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  if (address === "localhost") return true;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
