/**
 * Leads whoever came to a proxy by plain http to the site's own address. A form that was sent so is not taken: what is
 * in it has been in the open already, and should not go there again.
 * @param {string} siteUrl the site's origin
 * @param {boolean} hasProxy whether anybody but the client says how it came
 * @param {(url?: string) => string} addressOf where a path belongs, as a whole address
 * @returns `isPlain`, whether a request came so, and `leave`, which answers it then.
 */
export function createHttpsOnly(siteUrl, hasProxy, addressOf) {
  const isConcerned = hasProxy && siteUrl.startsWith("https:");
  const words = `This site is at ${siteUrl} only. Nothing that was sent here has been kept.\n`;

  /** @param {import("node:http").IncomingMessage} request @returns {boolean} */
  const isPlain = ({ headers }) => {
    if (!isConcerned) return false;
    // The last proxy's word counts, where several add to it.
    const scheme = String(headers["x-forwarded-proto"] ?? "")
      .split(",")
      .at(-1);
    return scheme.trim().toLowerCase() === "http";
  };

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @returns {boolean} whether it did.
   */
  const leave = (request, response) => {
    if (!isPlain(request)) return false;
    // Not over http (RFC 6797, 7.2).
    response.removeHeader("strict-transport-security");
    response.setHeader("cache-control", "no-store");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) response.writeHead(308, { location: addressOf(request.url) }).end();
    else response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(words);
    return true;
  };

  return { isPlain, leave };
}
