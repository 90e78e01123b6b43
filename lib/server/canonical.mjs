/**
 * One address a page: whoever writes it in another way is led to it in one step, whatever was odd about it.
 * @typedef {object} Addresses
 * @property {string[]} pages every page's path, "/my-profile" included
 * @property {Record<string, string>} shortcuts paths that people try, and the page that they mean
 */

/** Without the dot of the root, which some write and no link has. */
const withoutDot = (host) => host.toLowerCase().replace(/\.(?=$|:)/, "");

const OTHER_WWW = (host) => (host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`);

/** Letters, digits and the like, under a percent sign for nothing: Next takes some such paths apart for ever. */
const FOR_NOTHING = /%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
/** A mail program may write its token so. */
const MAY_BE_ENCODED = /^\/unsubscribe\//;
const decode = (path) => path.replace(FOR_NOTHING, decodeURIComponent);

/** Without what makes no difference to a person: capitals, doubled slashes, a slash or "index" at the end. */
const plainPath = (path) => {
  const lower = decode(path)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/\/{2,}/g, "/");
  return lower.replace(/\/index(\.html?)?\/?$/, "/").replace(/(?<=.)\/$/, "");
};

/** What Next would tidy before it looks, and lead on: to another site's name as a path, home, or an address that no page has. */
const ODD = /\/\/|\\|\/(\.|%2e){1,2}(\/|$)|%5c|^\/(?!unsubscribe\/).*\/$|\.rsc$/i;
/** What rewrites lead to (next.config.mjs), and the pages that Next falls back on: no addresses of their own. */
const INTERNAL = /^\/((home|login|register|contact-us)\/answer|404|500|_error|_not-found|_global-error)\/?$/i;
/** An address that no page has. */
const NOWHERE = "/nowhere";
const OLD_SOLUTION = /^\/+solutions\/+/i;

/**
 * @param {Addresses} addresses
 * @param {string} siteUrl the site's origin
 * @returns `canonicalOf`, which answers where a request belongs, or undefined where it is right; the query is kept byte
 * for byte, and unknown paths are left alone, so that they end in a 404 and not in a redirect to one. `addressOf`, which answers the same as
 * a whole address. And `withoutDetours`, which answers what Next is to be asked for.
 */
export function createCanonical({ pages, shortcuts }, siteUrl) {
  const known = new Set(pages);
  const { host: ownHost, protocol } = new URL(siteUrl);
  const otherHost = OTHER_WWW(ownHost);
  const usualPort = protocol === "https:" ? /:443$/ : /:80$/;

  /** Whether it is the site's host, but written in another way; the port that goes without saying is no other way. */
  const isOtherName = (host) => {
    if (host === undefined || host === ownHost) return false;
    const [plain, given] = [withoutDot(host), host.toLowerCase()].map((one) => one.replace(usualPort, ""));
    return plain === otherHost || (plain === ownHost && given !== ownHost);
  };

  /** @param {string} path @returns {string | undefined} */
  const pageOf = (path) => {
    const plain = plainPath(path).replace(/^\/solutions\//, "/solution/");
    const meant = shortcuts[plain] ?? plain;
    return known.has(meant) ? meant : undefined;
  };

  /** @param {string} url @returns {[path: string, query: string]} */
  const split = (url) => {
    const start = url.indexOf("?");
    return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
  };

  /** @param {string} path */
  const rightPath = (path) =>
    pageOf(path) ?? (OLD_SOLUTION.test(path) ? path.replace(OLD_SOLUTION, "/solution/") : undefined);

  /** @param {string} [url] @returns {string} the whole address where it belongs, known or not. */
  const addressOf = (url = "/") => {
    const [path, query] = split(url);
    return siteUrl + (rightPath(path) ?? path.replace(/^\/+/, "/")) + query;
  };

  return {
    addressOf,

    /** @param {{ url?: string, method?: string, headers: { host?: string } }} request */
    canonicalOf({ url = "/", method, headers }) {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const [path, query] = split(url);
      if (isOtherName(headers.host)) return addressOf(url);
      if (known.has(path)) return undefined;
      const page = rightPath(path);
      return page === undefined || page === path ? undefined : page + query;
    },

    /** @param {string} url */
    withoutDetours(url = "/") {
      const [path] = split(url);
      const isEncoded = decode(path) !== path && !MAY_BE_ENCODED.test(path);
      return (isEncoded || ODD.test(path) || INTERNAL.test(path)) && pageOf(path) === undefined ? NOWHERE : url;
    },
  };
}
