import { Agent } from "node:http";
import { type HttpResponse, send } from "../support/http";
import { headerFaults } from "./expected-headers";
import { caching, methods, type Route } from "./routes";

function* faultsOf(route: Route, method: string, { status, header }: HttpResponse) {
  const isRead = method === "GET" || method === "HEAD";
  // next-auth responds to HEAD in its own way.
  const isUnknown = method === "HEAD" && route.path.startsWith("/api/auth/");
  const { allow = "GET, HEAD" } = route;
  const isAllowed = allow.split(", ").includes(method);
  if (status === 405 && header("allow") !== allow) yield `allow: ${header("allow")}`;
  if (isRead && !isUnknown && status !== (isAllowed ? route.status : 405)) yield `status ${status}`;
  if (!isRead && (isAllowed ? status === 405 || status >= 500 : ![400, 405].includes(status))) yield `status ${status}`;
  const cacheControl = header("cache-control") ?? "absent";
  const expected = isRead && status === route.status ? route.cache : "never";
  if (!caching[expected].test(cacheControl)) yield `cache-control: ${cacheControl}`;
}

/** Sends every method to every route. @returns what is wrong with the headers of the responses. */
export async function checkHeaders(origin: string, routes: readonly Route[], isHttps = false): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const requests = routes.flatMap((route) => methods.map((method) => ({ route, method })));
  const faults = requests.map(async ({ route, method }) => {
    const response = await send(origin, route.path, { method, agent });
    const found = [...headerFaults(response, isHttps, route.isEmbeddable), ...faultsOf(route, method, response)];
    return found.map((fault) => `${method} ${route.path}: ${fault}`);
  });
  const all = (await Promise.all(faults)).flat();
  agent.destroy();
  return all;
}
