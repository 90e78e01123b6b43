/** By path, what may be asked there: whatever else is 405, which Next answers without saying what may, with 500 or with the page. */
const METHODS = [
  [/^\/(api\/(vitals|csp-report)|user\/(login|register|logout)|enquiries)$/, ["POST"]],
  [/^\/(user\/profile|unsubscribe\/[^/]+)$/, ["GET", "HEAD", "POST"]],
  [/^\/api\/auth\//, ["GET", "POST"]],
  [/^/, ["GET", "HEAD"]],
];

/**
 * Answers a request that no route of the site is for.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {boolean} whether it did.
 */
export function refuse({ method = "", url = "" }, response) {
  // A whole address is for proxies: Next would lead to the host that it names. What is no UTF-8 it may fall over. A part
  // of a page is no client's to send: Next would cut it off, and answer what goes by another way here (lib/handlers.ts).
  if (!url.startsWith("/") || url.includes("#") || !isReadable(url)) return end(response, 400);
  const path = url.split("?", 1)[0];
  const [, allowed] = METHODS.find(([where]) => where.test(path));
  return !allowed.includes(method) && end(response, 405, { allow: allowed.join(", ") });
}

function isReadable(url) {
  try {
    decodeURI(url.split("?", 1)[0]);
    return true;
  } catch {
    return false;
  }
}

function end(response, status, headers = {}) {
  response.writeHead(status, { "cache-control": "no-store", ...headers }).end();
  return true;
}
