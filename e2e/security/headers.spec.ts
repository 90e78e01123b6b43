import { Agent } from "node:http";
import { expect, test } from "../fixtures";
import { type HttpResponse, send } from "../support/http";
import { startSite } from "../support/site";
import { headerFaults } from "./expected-headers";
import { caching, findAssets, methods, type Route, routes } from "./routes";

function* faultsOf(route: Route, method: string, { status, header }: HttpResponse) {
  const isRead = method === "GET" || method === "HEAD";
  // These have no HEAD: it must not use up a callback from Google.
  const isUnknown = method === "HEAD" && route.path.startsWith("/api/auth/");
  const { allow = "GET, HEAD" } = route;
  const isAllowed = allow.split(", ").includes(method);
  if (isRead && !isUnknown && status !== (isAllowed ? route.status : 405)) yield `status ${status}`;
  if (!isRead && (status >= 500 || (isAllowed && status === 405))) yield `status ${status}`;
  // Next answers a page that is rendered per request to any method.
  if (route.cache === "page" && !isRead && ![400, 405].includes(status)) yield `status ${status}`;
  const cacheControl = header("cache-control") ?? "absent";
  const expected = isRead && status === route.status ? route.cache : "never";
  if (!caching[expected].test(cacheControl)) yield `cache-control: ${cacheControl}`;
}

/** Sends every method to every route. @returns what is wrong with the headers of the responses. */
async function checkHeaders(origin: string, routes: readonly Route[], isHttps = false): Promise<string[]> {
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

/** Security headers and a content security policy exactly once, and the right Cache-Control. */
test.describe("headers of every method", () => {
  for (const [kind, chosen] of Object.entries(routes)) {
    test(`on ${kind}`, async ({ origin }) => {
      expect(await checkHeaders(origin, chosen)).toEqual([]);
    });
  }

  test("on scripts, pictures and icons", async ({ origin }) => {
    expect(await checkHeaders(origin, await findAssets(origin))).toEqual([]);
  });

  test("include Strict-Transport-Security if the site's URL is https", async () => {
    const site = await startSite({ env: { SITE_URL: "https://www.example.org" } });
    const chosen = [...Object.values(routes).flatMap((kind) => kind.slice(0, 3)), ...(await findAssets(site.url))];
    expect(await checkHeaders(site.url, chosen, true)).toEqual([]);
    await site.stop();
  });
});

test("a request id is unique, or the one of the trusted proxy if it is safe to log", async ({ origin }) => {
  const idOf = async (headers = {}) => (await send(origin, "/", { headers })).header("x-request-id");
  expect(await idOf()).not.toBe(await idOf());
  expect(await idOf({ "x-request-id": "a-proxy-s-own-id.1" })).toBe("a-proxy-s-own-id.1");
  expect(await idOf({ "x-request-id": '<script>"' })).not.toContain("<");
});
