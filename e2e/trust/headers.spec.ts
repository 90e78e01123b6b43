import { Agent } from "node:http";
import { type Answer, ask } from "./ask";
import { headerFaults } from "./expected-headers";
import { caching, findFiles, type Method, methods, type Route, routes } from "./routes";
import { expect, test } from "./sites";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
test.afterAll(() => agent.destroy());

const isRead = (method: Method) => method === "GET" || method === "HEAD";

function* faultsOf(route: Route, method: Method, answer: Answer) {
  const { status, header } = answer;
  const cacheControl = header("cache-control") ?? "";
  const { allow = "GET, HEAD" } = route;
  const isAllowed = allow.split(", ").includes(method);
  if (status === 405 && header("allow") !== allow) yield `allow: ${header("allow")}`;
  if (isRead(method) && status !== (isAllowed ? route.status : 405)) yield `is ${status}`;
  if (!isRead(method) && (isAllowed ? status === 405 || status >= 500 : ![400, 405].includes(status)))
    yield `is ${status}`;
  const kept = isRead(method) && status === route.status ? route.cache : "never";
  if (!caching[kept].test(cacheControl)) yield `cache-control: ${cacheControl || "absent"}`;
}

/** Every method on each of the routes: what is wrong with the answers, a line each. */
async function faultsAt(origin: string, chosen: readonly Route[], isHttps = false): Promise<string[]> {
  const asked = chosen.flatMap((route) => methods.map((method) => ({ route, method })));
  const found = asked.map(async ({ route, method }) => {
    const answer = await ask(origin, route.path, { method, agent });
    const faults = [...headerFaults(answer, isHttps, route.isForAll), ...faultsOf(route, method, answer)];
    return faults.map((fault) => `${method} ${route.path}: ${fault}`);
  });
  return (await Promise.all(found)).flat();
}

for (const [kind, chosen] of Object.entries(routes)) {
  test(`every method on what is ${kind} is answered with all headers, once`, async ({ site }) => {
    expect(chosen.length).toBeGreaterThan(3);
    expect(await faultsAt(site.url, chosen)).toEqual([]);
  });
}

test("every method on a script, pictures and icons is answered with all headers, once", async ({ site }) => {
  expect(await faultsAt(site.url, await findFiles(site.url))).toEqual([]);
});

test("browsers are told to stay with https where the site's address is https, wherever it listens", async ({
  secureSite,
}) => {
  const { pages, rendered, handlers, absent, machines } = routes;
  const chosen = [
    ...pages.slice(0, 4),
    ...rendered,
    ...handlers,
    ...absent,
    ...machines,
    ...(await findFiles(secureSite.url)),
  ];
  expect(await faultsAt(secureSite.url, chosen, true)).toEqual([]);
});

test("a request's id is its own, or the one that the trusted proxy gave", async ({ site }) => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => ask(site.url, "/", { agent })));
  expect(new Set(ids.map((answer) => answer.header("x-request-id"))).size).toBe(20);
  const given = async (id: string) =>
    (await ask(site.url, "/", { agent, headers: { "x-request-id": id } })).header("x-request-id");
  expect(await given("a-proxy-s-own-id.1")).toBe("a-proxy-s-own-id.1");
  expect(await given('<script>"')).not.toContain("<");
});
