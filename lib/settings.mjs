import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { isEmailAddress, toAsciiAddress } from "./email-address.mjs";
import { describeFileError } from "./file-error.mjs";

// JavaScript without packages: lib/cli/bootstrap.mjs checks the settings before it installs anything.

/** Groups of optional calls to the backend, which are not among the seven of the specification. */
export const extensions = /** @type {const} */ (["records", "passwords", "google-link", "logout"]);

/**
 * Declares a setting that may be unset or empty.
 * @template T
 * @param {string} expected completes the sentence "NAME must be …"
 * @param {(value: string) => T | undefined} parse returns undefined for a wrong value, or throws the reason.
 * @returns {{ expected: string, parse: (value: string) => T | undefined, fallback: undefined }}
 */
const optional = (expected, parse) => ({ expected, parse, fallback: undefined });

/**
 * Declares a setting with a default.
 * @template T
 * @param {string} expected
 * @param {(value: string) => T | undefined} parse
 * @param {T} fallback
 */
const withDefault = (expected, parse, fallback) => ({ expected, parse, fallback });

/** @param {RegExp} pattern */
const matching = (pattern) => (/** @type {string} */ value) => (pattern.test(value) ? value : undefined);

/**
 * @param {number} min
 * @param {number} max
 */
const integer = (min, max) => (/** @type {string} */ value) => {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
};

/**
 * @template {string} T
 * @param {readonly T[]} values
 */
const oneOf = (values) => (/** @type {string} */ value) => values.find((one) => one === value);

/** @param {string} value */
const isOn = (value) => (value === "on" || value === "off" ? value === "on" : undefined);

/** @param {string} value */
const trimmed = (value) => (value === value.trim() ? value : undefined);

/** @param {string} value */
function email(value) {
  const address = toAsciiAddress(value);
  return isEmailAddress(address) ? address : undefined;
}

/** @param {string} value */
function extensionList(value) {
  const names = value.split(",").map((name) => extensions.find((one) => one === name.trim()));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? known : undefined;
}

/** Host names and addresses, as URL parsers and the Content-Security-Policy accept them. */
const HOST = /^([a-z\d._-]+|\[[a-f\d:.]+\])$/i;

/**
 * Parses a URL with one of these schemes and an ASCII host.
 * @param {string} value
 * @param {RegExp} protocol
 */
function parseUrl(value, protocol) {
  const url = URL.canParse(value) && !/\s/.test(value) ? new URL(value) : undefined;
  return url && protocol.test(url.protocol) && HOST.test(url.hostname) ? url : undefined;
}

/** @param {string} value */
function http(value) {
  const url = parseUrl(value, /^https?:$/);
  return url && !url.username && !url.password && !/[?#@]/.test(value) ? value : undefined;
}

/**
 * An origin as browsers write it: lower case, without the default port.
 * @param {string} value
 */
function origin(value) {
  const url = http(value) && new URL(value);
  return url && url.pathname === "/" ? url.origin : undefined;
}

/**
 * Tells whether user, password and path can be decoded, and no unencoded `/`, `?` or `#` of the password ended the host
 * early.
 * @param {string} value
 */
function isWholeUrl(value) {
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

/**
 * @param {string} value
 * @throws if a certificate that the URL names cannot be read
 */
function database(value) {
  if (SQLITE_URL.test(value)) return value;
  if (!/^postgres(ql)?:\/\/./.test(value) || !isWholeUrl(value)) return undefined;
  for (const parameter of ["sslcert", "sslkey", "sslrootcert"]) {
    const file = new URL(value).searchParams.get(parameter);
    try {
      if (file) readFileSync(file);
    } catch (error) {
      throw new Error(describeFileError(file ?? "", "read", error));
    }
  }
  return value;
}

/**
 * The ports registered for TLS by STARTTLS (smtp:), and for TLS from the start (smtps:, RFC 8314). No mail leaves if
 * scheme and port do not match.
 * @type {Record<string, string[]>}
 */
const SMTP_PORTS = { "smtp:": ["25", "587"], "smtps:": ["465"] };

/**
 * A URL that nodemailer can use: it ignores a path, and splits the user at an encoded colon.
 * @param {string} value
 */
function smtp(value) {
  const url = isWholeUrl(value) && parseUrl(value, /^smtps?:$/);
  if (!url) return undefined;
  const { protocol, port, pathname, username } = url;
  const isOtherPort = Object.entries(SMTP_PORTS).some(([other, ports]) => other !== protocol && ports.includes(port));
  return !isOtherPort && /^\/?$/.test(pathname) && !/%3a/i.test(username) ? value : undefined;
}

const listenHost = matching(/^[\w.:-]+$/);

const declared = {
  PORT: withDefault("a port from 1 to 65535", integer(1, 65_535), 3000),
  HOST: withDefault("a host name or an address to listen on", listenHost, "localhost"),
  SITE_URL: optional("the public origin, like https://www.example.org, without a path or user", origin),
  NEXTAUTH_SECRET: optional("at least 32 characters long", matching(/^.{32,}$/s)),
  DATA_DIR: withDefault("a folder", trimmed, ".data"),
  DATABASE_URL: optional(
    "file:PATH or postgres://USER:PASSWORD@HOST/NAME, with signs of the password percent-encoded",
    database,
  ),
  BACKEND_URL: optional(
    "the backend's URL, like https://backend.example.org, without user, password or query",
    (value) => http(value)?.replace(/\/+$/, ""),
  ),
  BACKEND_API_KEY: optional("a key of visible ASCII characters", matching(/^[\x21-\x7e]+$/)),
  BACKEND_EXTENSIONS: optional(`a comma-separated list of names from ${extensions.join(", ")}`, extensionList),
  // nginx waits for 6 s (deploy/nginx.conf), browsers for 30 s.
  BACKEND_TIMEOUT_MS: withDefault("milliseconds from 1 to 25000", integer(1, 25_000), 5_000),
  GOOGLE_CLIENT_ID: optional("the client ID from Google's console", trimmed),
  GOOGLE_CLIENT_SECRET: optional("the client secret from Google's console", trimmed),
  // The issuer is compared with the token's `iss`, so a trailing slash is kept.
  GOOGLE_ISSUER: withDefault(
    "an OpenID issuer's URL, like https://accounts.google.com",
    http,
    "https://accounts.google.com",
  ),
  SMTP_URL: optional(
    "smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start (port 465, not 25 or 587), with signs of the password percent-encoded",
    smtp,
  ),
  ENQUIRY_TO: optional("the email address that enquiries are sent to", email),
  ENQUIRY_FROM: optional("the email address that enquiries are sent from", email),
  ENQUIRY_ACKNOWLEDGE: withDefault("on or off", isOn, false),
  ENQUIRY_RETENTION_DAYS: withDefault("days from 1 to 36500", integer(1, 36_500), 730),
  HOURLY_LIMIT: withDefault("a number from 1 to 1000000", integer(1, 1_000_000), 1000),
  SITE_INDEXING: withDefault("auto, on or off", oneOf(/** @type {const} */ (["auto", "on", "off"])), "auto"),
  HSTS: withDefault(
    "off, day, two-years or two-years-subdomains",
    oneOf(/** @type {const} */ (["off", "day", "two-years", "two-years-subdomains"])),
    "day",
  ),
  METRICS_HOST: withDefault("a host name or an address to listen on", listenHost, "127.0.0.1"),
  METRICS_PORT: optional("a port from 1 to 65535 that is free on this machine", integer(1, 65_535)),
  TRUST_PROXY: withDefault("the number of proxies in front, from 0 to 10", integer(0, 10), 0),
};

/**
 * @typedef {keyof typeof declared} SettingName
 * @typedef {{
 *   [Name in SettingName]:
 *     NonNullable<ReturnType<(typeof declared)[Name]["parse"]>> | (typeof declared)[Name]["fallback"]
 * }} Settings
 */

export const settingNames = /** @type {SettingName[]} */ (Object.keys(declared));

/**
 * Settings that need another one.
 * @type {[SettingName, SettingName][]}
 */
const PAIRS = [
  ["BACKEND_URL", "BACKEND_API_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_TO", "SMTP_URL"],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL"],
];

/**
 * Parses the settings of an environment.
 * @param {Record<string, string | undefined>} environment
 * @throws with a line for each wrong setting.
 */
export function parseSettings(environment) {
  /** @type {string[]} */
  const problems = [];
  const entries = settingNames.map((name) => {
    const { expected, parse, fallback } = declared[name];
    const text = environment[name];
    if (!text) return [name, fallback];
    try {
      const value = parse(text);
      if (value === undefined) problems.push(`${name} is invalid: it must be ${expected}.`);
      return [name, value];
    } catch (error) {
      problems.push(`${name} is invalid: ${/** @type {Error} */ (error).message}`);
      return [name, undefined];
    }
  });
  const settings = /** @type {Settings} */ (Object.fromEntries(entries));
  if (!problems.length)
    for (const [name, needed] of PAIRS)
      if (settings[name] && !settings[needed]) problems.push(`${needed} is missing: ${name} needs it.`);
  if (!problems.length && settings.METRICS_PORT === settings.PORT)
    problems.push("METRICS_PORT is invalid: it must differ from PORT.");
  if (problems.length) {
    problems.push(...findMisspelled(Object.keys(process.env)).map(({ text }) => text));
    throw new Error(problems.join("\n"));
  }
  return settings;
}

/**
 * Reads the settings of the environment, and of the project's `.env` where the environment has none; `ENV_FILE` names
 * another file, and tests have none. The file's variables are added to the environment.
 * @returns {Record<string, string | undefined>}
 * @throws with a line that names the file and the cause if it cannot be read.
 */
export function readSettings() {
  const { ENV_FILE } = process.env;
  const file = ENV_FILE ?? ".env";
  try {
    const variables = file ? parseEnv(readFileSync(/* turbopackIgnore: true */ file, "utf8")) : {};
    for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
  } catch (error) {
    // A file that was named has to exist.
    const isAbsent = !ENV_FILE && /** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT";
    if (!isAbsent) throw new Error(`The settings file ${describeFileError(file, "read", error)}`);
  }
  return Object.fromEntries(settingNames.map((name) => [name, process.env[name]]));
}

/**
 * Counts the letters to insert, delete, replace or swap between two names (optimal string alignment).
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (/** @type {number} */ i, /** @type {number} */ j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : replaced;
      rows[i][j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped);
    }
  }
  return at(a.length, b.length);
}

/**
 * Finds the variables whose names are nearly a setting's, and so are probably misspelled: SMPT_URL for SMTP_URL. Short
 * names may differ by one letter, as HOME is two away from HOST.
 * @param {string[]} names
 */
export const findMisspelled = (names) =>
  names.flatMap((name) => {
    if (settingNames.some((one) => one === name)) return [];
    const meant = settingNames.find((one) => editDistance(name, one) <= (one.length < 8 ? 1 : 2));
    return meant ? [{ meant, text: `${name} is no setting of the site: is ${meant} meant?` }] : [];
  });
