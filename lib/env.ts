import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import ipaddr from "ipaddr.js";
import { parseIntoClientConfig } from "pg-connection-string";
import * as z from "zod";
import { isEmailAddress, toAsciiAddress } from "./email-address";
import { describeFileError } from "./file-error";

/** Groups of optional calls to the backend, which are not among the seven of the specification. */
export const extensions = ["records", "passwords", "google-link", "logout"] as const;
export type Extension = (typeof extensions)[number];

/** Declares a setting that may be unset or empty. `expected` completes the sentence "NAME must be …". */
const setting = <T extends z.ZodType>(expected: string, schema: T) =>
  z.preprocess((value) => value || undefined, schema).describe(expected);

/** Host names and addresses, as URL parsers and the Content-Security-Policy accept them. */
const HOST = /^([a-z\d._-]+|\[[a-f\d:.]+\])$/i;

/**
 * Tells whether user, password and path can be decoded, and no unencoded `/`, `?` or `#` of the password ended the host
 * early.
 */
function isWholeUrl(value: string): boolean {
  try {
    const { username, password, pathname, search, hash } = new URL(value);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return !hash && !`${pathname}${search}`.includes("@");
  } catch {
    return false;
  }
}

/** A path as SQLite takes it, without host, options or `:memory:`. */
const SQLITE_URL = /^file:(?!\/\/[^/]|:memory:|\s)[^?#]*[^/?#\s]$/;

/** The reason why a certificate file that a PostgreSQL URL names cannot be read. */
function certificateProblem(url: string): string | undefined {
  for (const parameter of ["sslcert", "sslkey", "sslrootcert"]) {
    const file = URL.canParse(url) ? new URL(url).searchParams.get(parameter) : undefined;
    try {
      if (file) readFileSync(file);
    } catch (error) {
      return describeFileError(file ?? "", "read", error);
    }
  }
  return undefined;
}

/** Tells whether pg can parse a URL. Parsing also reads the certificates. */
function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\/./.test(value) || !isWholeUrl(value)) return false;
  try {
    parseIntoClientConfig(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * The ports registered for TLS by STARTTLS (smtp:), and for TLS from the start (smtps:, RFC 8314). No mail leaves if
 * scheme and port do not match.
 */
const SMTP_PORTS: Record<string, string[]> = { "smtp:": ["25", "587"], "smtps:": ["465"] };

/** Tells whether nodemailer can use a URL: it ignores a path, and splits the user at an encoded colon. */
function isSmtpUrl(value: string): boolean {
  if (!isWholeUrl(value)) return false;
  const { protocol, port, pathname, username } = new URL(value);
  const isOtherPort = Object.entries(SMTP_PORTS).some(([other, ports]) => other !== protocol && ports.includes(port));
  return !isOtherPort && /^\/?$/.test(pathname) && !/%3a/i.test(username);
}

const text = z
  .string()
  .refine((value) => value === value.trim())
  .optional();
const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const listenHost = z.string().regex(/^[\w.:-]+$/);
const email = z.string().overwrite(toAsciiAddress).refine(isEmailAddress).optional();

// The refinements would run on invalid URLs without `abort`.
const http = z.url({ protocol: /^https?$/, hostname: HOST, abort: true }).refine((value) => {
  const { username, password } = new URL(value);
  return !(username || password) && !/[\s?#@]/.test(value);
});
/** An origin as browsers write it: lower case, without the default port. */
const origin = http.refine((value) => new URL(value).pathname === "/").transform((value) => new URL(value).origin);

const schema = z.object({
  PORT: setting("a port from 1 to 65535", integer(1, 65_535).default(3000)),
  HOST: setting("a host name or an address to listen on", listenHost.default("localhost")),
  SITE_URL: setting("the public origin, like https://www.example.org, without a path or user", origin.optional()),
  NEXTAUTH_SECRET: setting("at least 32 characters long", z.string().min(32).optional()),
  DATA_DIR: setting("a folder", text.default(".data")),
  DATABASE_URL: setting(
    "file:PATH or postgres://USER:PASSWORD@HOST/NAME, with signs of the password percent-encoded",
    z
      .string()
      .superRefine((value, context) => {
        const problem = certificateProblem(value);
        if (problem) context.addIssue({ code: "custom", params: { problem } });
        else if (!SQLITE_URL.test(value) && !isPostgresUrl(value)) context.addIssue({ code: "custom" });
      })
      .optional(),
  ),
  BACKEND_URL: setting(
    "the backend's URL, like https://backend.example.org, without user, password or query",
    http.transform((value) => value.replace(/\/+$/, "")).optional(),
  ),
  BACKEND_API_KEY: setting(
    "a key of visible ASCII characters",
    z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
  ),
  BACKEND_EXTENSIONS: setting(
    `a comma-separated list of names from ${extensions.join(", ")}`,
    z
      .string()
      .transform((value) => value.split(",").map((name) => name.trim()))
      .pipe(z.array(z.enum(extensions)))
      .optional(),
  ),
  // nginx waits for 6 s (deploy/nginx.conf), browsers for 30 s.
  BACKEND_TIMEOUT_MS: setting("milliseconds from 1 to 25000", integer(1, 25_000).default(5_000)),
  GOOGLE_CLIENT_ID: setting("the client ID from Google's console", text),
  GOOGLE_CLIENT_SECRET: setting("the client secret from Google's console", text),
  // The issuer is compared with the token's `iss`, so a trailing slash is kept.
  GOOGLE_ISSUER: setting(
    "an OpenID issuer's URL, like https://accounts.google.com",
    http.default("https://accounts.google.com"),
  ),
  SMTP_URL: setting(
    "smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start (port 465, not 25 or 587), with signs of the password percent-encoded",
    z
      .url({ protocol: /^smtps?$/, hostname: HOST, abort: true })
      .refine(isSmtpUrl)
      .optional(),
  ),
  ENQUIRY_TO: setting("the email address that enquiries are sent to", email),
  ENQUIRY_FROM: setting("the email address that enquiries are sent from", email),
  ENQUIRY_ACKNOWLEDGE: setting(
    "on or off",
    z
      .enum(["on", "off"])
      .default("off")
      .transform((value) => value === "on"),
  ),
  ENQUIRY_RETENTION_DAYS: setting("days from 1 to 36500", integer(1, 36_500).default(730)),
  HOURLY_LIMIT: setting("a number from 1 to 1000000", integer(1, 1_000_000).default(1000)),
  SITE_INDEXING: setting("auto or off", z.enum(["auto", "off"]).default("auto")),
  HSTS: setting(
    "off, day, two-years or two-years-subdomains",
    z.enum(["off", "day", "two-years", "two-years-subdomains"]).default("day"),
  ),
  METRICS_HOST: setting("a host name or an address to listen on", listenHost.default("127.0.0.1")),
  METRICS_PORT: setting("a port from 1 to 65535 that is free on this machine", integer(1, 65_535).optional()),
  TRUST_PROXY: setting("the number of proxies in front, from 0 to 10", integer(0, 10).default(0)),
});

export type Settings = z.output<typeof schema>;

/** Settings that need another one. */
const PAIRS: [keyof Settings, keyof Settings][] = [
  ["BACKEND_URL", "BACKEND_API_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_TO", "SMTP_URL"],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL"],
];

export const settingNames = Object.keys(schema.shape) as (keyof Settings)[];

/** Parses the settings of an environment. @throws with a line for each wrong setting. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const { data, error } = schema.safeParse(environment);
  if (!data) {
    const lines = error.issues.map((issue) => {
      const name = issue.path[0] as keyof Settings;
      const problem = issue.code === "custom" ? issue.params?.problem : undefined;
      return `${name} is invalid: ${problem ?? `it must be ${schema.shape[name].description}.`}`;
    });
    throw new Error([...new Set(lines)].join("\n"));
  }
  const missing = PAIRS.filter(([name, needed]) => data[name] && !data[needed]);
  if (missing.length)
    throw new Error(missing.map(([name, needed]) => `${needed} is missing: ${name} needs it.`).join("\n"));
  return data;
}

/** Adds the variables of a file to the environment, which takes precedence. @throws if the file cannot be read */
function loadEnvFile(file: string) {
  const variables = parseEnv(readFileSync(/* turbopackIgnore: true */ file, "utf8"));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

/**
 * Reads the settings of the environment, and of the project's `.env` where the environment has none; `ENV_FILE` names
 * another file, and tests have none. Next gets all settings in one variable (`settingsForNext`).
 * @throws with a line that names the file and the cause if it cannot be read.
 */
function readSettings(): Record<string, string | undefined> {
  const { SITE_SETTINGS, ENV_FILE, NEXT_RUNTIME } = process.env;
  if (SITE_SETTINGS) {
    // Only Next's bundles have this variable.
    if (!NEXT_RUNTIME)
      throw new Error("SITE_SETTINGS would replace all settings, and is for the site itself: unset it.");
    return JSON.parse(SITE_SETTINGS);
  }
  const file = ENV_FILE ?? ".env";
  try {
    if (file) loadEnvFile(file);
  } catch (error) {
    // A file that was named has to exist.
    const isAbsent = !ENV_FILE && (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isAbsent) throw new Error(`The settings file ${describeFileError(file, "read", error)}`);
  }
  return Object.fromEntries(settingNames.map((name) => [name, process.env[name]]));
}

const settings = readSettings();
export const env = parseSettings(settings);

/**
 * The settings as a variable for Next's environment. Next loads `.env` itself, and expands `$` in every variable that
 * is named there, also in one that the environment sets.
 */
export const settingsForNext = { SITE_SETTINGS: JSON.stringify(settings) };

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
