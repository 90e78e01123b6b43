/**
 * Leads whoever came to a proxy by plain http to the site's own address. A form that was sent so is not taken: what is
 * in it has been in the open already, and should not go there again.
 * @param {string} siteUrl the site's origin
 * @param {boolean} hasProxy whether anybody but the client says how it came
 * @param {(url?: string) => string} addressOf where a path belongs, as a whole address
 * @returns what answers such a request, and says whether it did.
 */
export function createHttpsOnly(siteUrl, hasProxy, addressOf) {
  if (!hasProxy || !siteUrl.startsWith("https:")) return () => false;
  const words = `This site is at ${siteUrl} only. Nothing that was sent here has been kept.\n`;

  /** @type {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} */
  return ({ method, url, headers }, response) => {
    // The last proxy's word counts, where several add to it.
    const scheme = String(headers["x-forwarded-proto"] ?? "")
      .split(",")
      .at(-1);
    if (scheme.trim().toLowerCase() !== "http") return false;
    // Not over http (RFC 6797, 7.2).
    response.removeHeader("strict-transport-security");
    response.setHeader("cache-control", "no-store");
    if (method === "GET" || method === "HEAD") response.writeHead(308, { location: addressOf(url) }).end();
    else response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(words);
    return true;
  };
}
