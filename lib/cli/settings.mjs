/**
 * Checks the settings before anything is installed or built, so it may use nothing but
 * Node itself. `lib/env.ts` reads them for the site.
 */
/** An http or https URL that names no user and asks nothing. */
export function isAddress(value) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, search, hash } = new URL(value);
  return !(username || password || search || hash);
}

const isOrigin = (value) => isAddress(value) && new URL(value).pathname === "/";

const isNumber = (least, most) => (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
const isEmail = (value) => /^[^\s@]+@[^\s@]+$/.test(value);
const isText = (value) => value.trim() === value;

const rules = {
  PORT: { isValid: isNumber(1, 65_535), should: "be a port from 1 to 65535" },
  HOST: { isValid: (value) => /^[\w.:-]+$/.test(value), should: "be a host name or an address to listen on" },
  SITE_URL: {
    isValid: isOrigin,
    should: "be the site's origin, like https://www.example.org, without a path, user or password",
  },
  NEXTAUTH_SECRET: { isValid: (value) => value.length >= 32, should: "have at least 32 characters" },
  DATA_DIR: { isValid: isText, should: "be a folder" },
  DATABASE_URL: {
    isValid: (value) => /^file:.+/.test(value) || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
    should: "be file:PATH or postgres://USER:PASSWORD@HOST/NAME",
  },
  BACKEND_URL: {
    isValid: isAddress,
    should: "be the backend's address, like https://backend.example.org, without user, password or query",
  },
  BACKEND_API_KEY: { isValid: (value) => /^[\x21-\x7e]+$/.test(value), should: "be a key of visible ASCII characters" },
  BACKEND_TIMEOUT_MS: { isValid: isNumber(1, 25_000), should: "be milliseconds from 1 to 25000" },
  GOOGLE_CLIENT_ID: { isValid: isText, should: "be the client's ID from Google's console" },
  GOOGLE_CLIENT_SECRET: { isValid: isText, should: "be the client's secret from Google's console" },
  GOOGLE_ISSUER: { isValid: isAddress, should: "be an OpenID issuer's address, like https://accounts.google.com" },
  SMTP_URL: {
    isValid: (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    should: "be smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start",
  },
  ENQUIRY_TO: { isValid: isEmail, should: "be the e-mail address that enquiries are sent to" },
  ENQUIRY_FROM: { isValid: isEmail, should: "be the e-mail address that enquiries are sent from" },
  ENQUIRY_RETENTION_DAYS: { isValid: isNumber(1, 36_500), should: "be days from 1 to 36500" },
  SITE_INDEXING: { isValid: (value) => ["auto", "off"].includes(value), should: "be auto or off" },
  METRICS_PORT: { isValid: isNumber(1, 65_535), should: "be a port from 1 to 65535 of this machine's own" },
  TRUST_PROXY: { isValid: isNumber(0, 10), should: "be the number of proxies in front, from 0 to 10" },
};

/** What one setting needs of another: everywhere, and where the site is served. */
const pairs = [["BACKEND_URL", "BACKEND_API_KEY"]];
const pairsOfSite = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["SMTP_URL", "ENQUIRY_TO"],
  ["ENQUIRY_TO", "SMTP_URL"],
];

/** Ends the process with a line for each wrong setting. */
export function checkSettings(env = process.env, needs = pairs) {
  const wrong = Object.entries(rules).filter(([name, { isValid }]) => env[name] && !isValid(env[name]));
  const missing = needs.filter(([name, needed]) => env[name] && !env[needed]);
  for (const [name, { should }] of wrong) console.error(`${name} is set but wrong: it should ${should}.`);
  for (const [name, needed] of missing) console.error(`${needed} is missing: ${name} needs it.`);
  if (wrong.length || missing.length) process.exit(1);
}

/** @returns {{ port: string, host: string, siteUrl: string, hasProxy: boolean }} Ends the process with a line for each wrong setting. */
export function readSettings(env = process.env) {
  checkSettings(env, [...pairs, ...pairsOfSite]);
  const port = env.PORT || "3000";
  const siteUrl = env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${port}`;
  return { port, host: env.HOST || "localhost", siteUrl, hasProxy: Number(env.TRUST_PROXY) > 0 };
}
