import type { IncomingMessage, ServerResponse } from "node:http";
import type { BuiltSite } from "./built-site";

/** Pages and files. */
const READ_ONLY = ["GET", "HEAD"];

/**
 * Rejects requests that no route can serve: 405 with `Allow` for a method that the route does not export (Next's own 405
 * has none, and a page answers some methods with 500), 400 for a target that is no path.
 * @returns a function that responds, or returns false.
 */
export function createMethodGuard(routes: BuiltSite["routes"]) {
  const allowed = routes.map(({ pattern, methods }) => ({ pattern: new RegExp(pattern), methods }));

  return ({ method = "", url = "" }: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPath(url)) {
      response.writeHead(400).end();
      return true;
    }
    const [path = ""] = url.split("?", 1);
    const methods = allowed.find(({ pattern }) => pattern.test(path))?.methods ?? READ_ONLY;
    if (methods.includes(method)) return false;
    response.setHeader("allow", methods.join(", "));
    response.writeHead(405).end();
    return true;
  };
}

/** Next would redirect to the host of an absolute URL, cut off a fragment, and throw on a malformed percent sign. */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || url.includes("#")) return false;
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
