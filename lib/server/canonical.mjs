/**
 * One address a page: whoever writes it in another way is led to it in one step, whatever was odd about it.
 * @typedef {object} Addresses
 * @property {string[]} pages every page's path, "/my-profile" included
 * @property {Record<string, string>} shortcuts paths that people try, and the page that they mean
 */

const OTHER_WWW = (host) => (host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`);

/** Without what makes no difference to a person: capitals, doubled slashes, a slash or "index" at the end. */
const plainPath = (path) => {
  const lower = path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/\/{2,}/g, "/");
  return lower.replace(/\/index(\.html?)?\/?$/, "/").replace(/(?<=.)\/$/, "");
};

/**
 * @param {Addresses} addresses
 * @param {string} siteUrl the site's origin
 * @returns a function that answers where a request belongs, or undefined where it is right. The query is kept byte
 * for byte. Unknown paths are left alone, so that they end in a 404 and not in a redirect to one.
 */
export function createCanonical({ pages, shortcuts }, siteUrl) {
  const known = new Set(pages);
  const otherHost = OTHER_WWW(new URL(siteUrl).host);

  /** @param {string} path @returns {string | undefined} */
  const pageOf = (path) => {
    const plain = plainPath(path).replace(/^\/solutions\//, "/solution/");
    const meant = shortcuts[plain] ?? plain;
    return known.has(meant) ? meant : undefined;
  };

  /** @param {{ url?: string, method?: string, headers: { host?: string } }} request */
  return ({ url = "/", method, headers }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const start = url.indexOf("?");
    const [path, query] = start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
    const page = pageOf(path);
    const isElsewhere = headers.host?.toLowerCase() === otherHost;
    if (isElsewhere) return siteUrl + (page ?? path.replace(/^\/+/, "/")) + query;
    return page === undefined || page === path ? undefined : page + query;
  };
}
