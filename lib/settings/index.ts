import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { isEmailAddress, toAsciiAddress } from "./email-address";
import { describeFileError } from "./file-error";

/** Groups of optional calls to the backend, which are not among the seven of the specification. */
export const extensions = ["records", "passwords", "google-link", "logout"] as const;

/** Completes the line "NAME is invalid: …". */
const mustBe = (expected: string) => `it must be ${expected}.`;

/** Makes the rule of a setting from a function that returns undefined for a wrong value. */
const rule = <T>(expected: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: mustBe(expected) });
    return z.NEVER;
  });

const integer = (expected: string, min: number, max: number) =>
  rule(expected, (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  });

const listenHost = z.string().regex(/^[\w.:-]+$/, mustBe("a host name or an address to listen on"));

const trimmed = (value: string) => (value === value.trim() ? value : undefined);

const secret = (value: string) => (value.trim().length >= 32 ? value : undefined);

function email(value: string): string | undefined {
  const address = toAsciiAddress(value);
  return isEmailAddress(address) ? address : undefined;
}

/**
 * Parses an address, or a name with an address: `Name <address>`. Control characters in a name could add headers to a
 * mail.
 */
function sender(value: string) {
  const [, quoted, plain, bracketed] = /^(?:"([^"]+)"\s*|([^"<>]*))<([^<>]+)>$/.exec(value) ?? [];
  const name = (quoted ?? plain ?? "").trim() || undefined;
  const address = email(bracketed ?? value);
  return address && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value) ? { name, address } : undefined;
}

function extensionList(value: string) {
  const names = value.split(",").map((name) => extensions.find((one) => one === name.trim()));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : undefined;
}

/** Host names and addresses, as URL parsers and the Content-Security-Policy accept them. */
const HOST = /^([a-z\d._-]+|\[[a-f\d:.]+\])$/i;

/** Parses a URL with one of these schemes and an ASCII host. */
function parseUrl(value: string, protocol: RegExp): URL | undefined {
  const url = URL.canParse(value) && !/\s/.test(value) ? new URL(value) : undefined;
  return url && protocol.test(url.protocol) && HOST.test(url.hostname) ? url : undefined;
}

function http(value: string): string | undefined {
  const url = parseUrl(value, /^https?:$/);
  return url && !url.username && !url.password && !/[?#@]/.test(value) ? value : undefined;
}

/** An origin as browsers write it: lower case, without the default port. */
function origin(value: string): string | undefined {
  const url = http(value) && new URL(value);
  // Browsers take a host with a final dot for another one.
  return url && url.pathname === "/" && !url.hostname.endsWith(".") ? url.origin : undefined;
}

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

function database(value: string): string | undefined {
  if (SQLITE_URL.test(value)) return value;
  if (!/^postgres(ql)?:\/\/./.test(value) || !isWholeUrl(value)) return undefined;
  const { hostname, searchParams } = new URL(value);
  // libpq takes a list of hosts; the driver does not.
  return `${hostname}${searchParams.get("host")}`.includes(",") ? undefined : value;
}

/** Says why a certificate cannot be read that the URL of a database names. */
function findUnreadableCertificate(value: string): string | undefined {
  const { searchParams } = new URL(value);
  for (const parameter of ["sslcert", "sslkey", "sslrootcert"]) {
    const file = searchParams.get(parameter);
    try {
      if (file) readFileSync(file);
    } catch (error) {
      return describeFileError(file ?? "", "read", error);
    }
  }
  return undefined;
}

/**
 * The ports registered for TLS by STARTTLS (smtp:), and for TLS from the start (smtps:, RFC 8314). No mail leaves if
 * scheme and port do not match.
 */
const SMTP_PORTS: Record<string, string[]> = { "smtp:": ["25", "587"], "smtps:": ["465"] };

/** A URL that nodemailer can use: it ignores a path, and splits the user at an encoded colon. */
function smtp(value: string): string | undefined {
  const url = isWholeUrl(value) ? parseUrl(value, /^smtps?:$/) : undefined;
  if (!url) return undefined;
  const { protocol, port, pathname, username } = url;
  const isOtherPort = Object.entries(SMTP_PORTS).some(([other, ports]) => other !== protocol && ports.includes(port));
  return !isOtherPort && /^\/?$/.test(pathname) && !/%3a/i.test(username) ? value : undefined;
}

/**
 * The settings: name, rule, default and meaning. The environment has them as texts. The README's table begins each
 * explanation with the meaning.
 */
export const schema = z
  .object({
    PORT: integer("a port from 1 to 65535", 1, 65_535).default(3000).describe("port to listen on"),
    HOST: listenHost.default("localhost").describe("address to listen on"),
    SITE_URL: rule("the public origin, like https://www.example.org, without a path, user or final dot", origin)
      .optional()
      .describe("public origin"),
    DATA_DIR: rule("a folder", trimmed)
      .default(".data")
      .describe("folder of the SQLite database and the generated secret"),
    NEXTAUTH_SECRET: rule("at least 32 characters long, blanks around them not counted", secret)
      .optional()
      .describe("encrypts sessions"),
    DATABASE_URL: rule(
      "file:PATH or postgres://USER:PASSWORD@HOST/NAME with one host, and signs of the password percent-encoded",
      database,
    )
      .superRefine((value, context) => {
        const message = findUnreadableCertificate(value);
        if (message) context.addIssue({ code: "custom", message });
      })
      .optional()
      .describe("SQLite (file:PATH) or PostgreSQL (postgres://)"),
    BACKEND_URL: rule("the backend's URL, like https://backend.example.org, without user, password or query", (value) =>
      http(value)?.replace(/\/+$/, ""),
    )
      .optional()
      .describe("the company's backend"),
    BACKEND_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, mustBe("a key of visible ASCII characters"))
      .optional()
      .describe("sent with calls, except Google's log-in"),
    BACKEND_EXTENSIONS: rule(`a comma-separated list of names from ${extensions.join(", ")}`, extensionList)
      .optional()
      .describe("its optional calls, comma-separated"),
    // nginx waits for 6 s (deploy/nginx.conf), browsers for 30 s.
    BACKEND_TIMEOUT_MS: integer("milliseconds from 1 to 25000", 1, 25_000)
      .default(5_000)
      .describe("time-out of all calls for a request"),
    GOOGLE_CLIENT_ID: rule("the client ID from Google's console", trimmed).optional().describe("OAuth client"),
    GOOGLE_CLIENT_SECRET: rule("the client secret from Google's console", trimmed).optional().describe("its secret"),
    // The issuer is compared with the token's `iss`, so a trailing slash is kept.
    GOOGLE_ISSUER: rule("an OpenID issuer's URL, like https://accounts.google.com", http)
      .default("https://accounts.google.com")
      .describe("another OpenID issuer, for tests"),
    SMTP_URL: rule(
      "smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start (port 465, not 25 or 587), with signs of the password percent-encoded",
      smtp,
    )
      .optional()
      .describe("smtp://USER:PASSWORD@HOST:PORT, or smtps:// on port 465"),
    ENQUIRY_TO: rule("the email address that enquiries are sent to", email)
      .optional()
      .describe("recipient of enquiries"),
    ENQUIRY_FROM: rule("the email address that mails are sent from, or Name <address>", sender)
      .optional()
      .describe("sender of all mails"),
    ENQUIRY_ACKNOWLEDGE: z
      .enum(["on", "off"], mustBe("on or off"))
      .transform((value) => value === "on")
      .default(false)
      .describe("on mails people that their message has arrived"),
    ENQUIRY_RETENTION_DAYS: integer("days from 1 to 36500", 1, 36_500)
      .default(730)
      .describe("age at which messages and sign-ups are deleted"),
    HOURLY_LIMIT: integer("a number from 1 to 1000000", 1, 1_000_000)
      .default(1000)
      .describe("enquiries an hour that are mailed one by one"),
    SITE_INDEXING: z
      .enum(["auto", "on", "off"], mustBe("auto, on or off"))
      .default("auto")
      .describe("whether search engines may index the site"),
    HSTS: z
      .enum(["off", "day", "two-years", "two-years-subdomains"], mustBe("off, day, two-years or two-years-subdomains"))
      .default("day")
      .describe("how long browsers insist on https"),
    METRICS_PORT: integer("a port from 1 to 65535 that is free on this machine", 1, 65_535)
      .optional()
      .describe("port of Prometheus metrics"),
    METRICS_HOST: listenHost.default("127.0.0.1").describe("address of Prometheus metrics"),
    TRUST_PROXY: integer("the number of proxies in front, from 0 to 10", 0, 10)
      .default(0)
      .describe("number of proxies in front that append to X-Forwarded-For"),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ["METRICS_PORT"],
    message: "it must differ from PORT.",
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "PORT" || path?.[0] === "METRICS_PORT"),
  });

export type Settings = z.output<typeof schema>;
type SettingName = keyof Settings;

/** Settings that need another one. */
const PAIRS: [SettingName, SettingName][] = [
  ["BACKEND_URL", "BACKEND_API_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_TO", "SMTP_URL"],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL"],
];

/**
 * Parses the settings of an environment. An empty one counts as unset.
 * @throws with a line for each wrong setting
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(schema.keyof().options.map((name) => [name, environment[name] || undefined]));
  const { data, error } = schema.safeParse(given);
  const wrong = error?.issues.map(({ path, message }) => `${String(path[0])} is invalid: ${message}`) ?? [];
  const isOn = (name: SettingName) => given[name] && given[name] !== "off";
  const missing = PAIRS.filter(([name, needed]) => isOn(name) && !given[needed]);
  const problems = [...wrong, ...missing.map(([name, needed]) => `${needed} is missing: ${name} needs it.`)];
  if (!data || problems.length) throw new Error(problems.join("\n"));
  return data;
}

/**
 * Reads the settings of the environment, and of the project's `.env` where the environment has none; `ENV_FILE` names
 * another file, and tests have none. The file's variables are added to the environment.
 * @throws with a line that names the file and the cause if it cannot be read, or one for each wrong setting
 */
export function readSettings(): Settings {
  const { ENV_FILE } = process.env;
  const file = ENV_FILE ?? ".env";
  try {
    const variables = file ? parseEnv(readFileSync(/* turbopackIgnore: true */ file, "utf8")) : {};
    for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
  } catch (error) {
    // A file that was named has to exist.
    const isAbsent = !ENV_FILE && (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!isAbsent) throw new Error(`The settings file ${describeFileError(file, "read", error)}`);
  }
  return parseSettings(process.env);
}

const PREFIX = /^(SMTP|ENQUIRY|BACKEND|GOOGLE_CLIENT|SITE|METRICS)_/;

/** Finds the variables that begin like a setting but are not one: misspelled or renamed. */
export const findUnknownSettings = (names: string[]) =>
  names.filter((name) => PREFIX.test(name) && !(name in schema.shape));
