/**
 * Checks the settings before anything is installed or built, so it may use nothing but
 * Node itself. `lib/env.ts` reads them for the site.
 */
const isPort = (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;

function isOrigin(value) {
  try {
    const { protocol, pathname, search, hash } = new URL(value);
    return /^https?:$/.test(protocol) && pathname === "/" && search === "" && hash === "";
  } catch {
    return false;
  }
}

const rules = {
  PORT: { isValid: isPort, should: "a port from 1 to 65535" },
  HOST: { isValid: (value) => /^[\w.:-]+$/.test(value), should: "a host name or an address to listen on" },
  SITE_URL: { isValid: isOrigin, should: "the site's origin, like https://www.example.org, without a path" },
};

/** @returns {{ port: string, host: string, siteUrl: string }} Ends the process with a line for each wrong setting. */
export function readSettings(env = process.env) {
  const wrong = Object.entries(rules).filter(([name, { isValid }]) => env[name] && !isValid(env[name]));
  for (const [name, { should }] of wrong) console.error(`${name} is set but wrong: it should be ${should}.`);
  if (wrong.length) process.exit(1);
  const port = env.PORT || "3000";
  return { port, host: env.HOST || "localhost", siteUrl: env.SITE_URL || `http://localhost:${port}` };
}
