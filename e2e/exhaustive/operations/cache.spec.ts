import { execFileSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Agent } from "node:https";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findNginx, type Nginx, nginxPort, startNginx } from "../../../lib/testing/nginx";
import { expect, test } from "../../fixtures";
import { type RequestOptions, send } from "../../support/http";
import { openListener } from "../../support/listener";

test.skip(!process.env.CI && !findNginx(), "SKIPPED: nginx is not installed.");

const PAGE = "public, max-age=0, must-revalidate, s-maxage=60";
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

type Handler = (request: IncomingMessage, response: ServerResponse, instance: number) => void;

let instances: Awaited<ReturnType<typeof openListener>>[];
let nginx: Nginx;
let received: IncomingMessage[];
let handler: Handler;

test.beforeEach(async () => {
  received = [];
  instances = [await openListener(), await openListener()];
  for (const [i, { server }] of instances.entries()) {
    server.on("request", (request, response) => {
      received.push(request);
      handler(request, response, i);
    });
  }
  nginx = await startNginx({ port: await nginxPort(), sites: instances.map(({ url }) => new URL(url).host) });
});
test.afterEach(async () => {
  await nginx.stop();
  await Promise.all(instances.map(({ stop }) => stop()));
});

const get = (url: string, options: RequestOptions = {}) =>
  send(nginx.url, url, { ca: nginx.certificate, ...options, headers: { ...BROWSER, ...options.headers } });

/** Serves a page as the site does. */
const servePage =
  (text = "page", cacheControl = PAGE): Handler =>
  (request, response) => {
    const { "accept-encoding": encoding = "none", "x-request-id": id = "" } = request.headers;
    response.writeHead(200, {
      "cache-control": cacheControl,
      vary: "accept-encoding",
      etag: `"${text}"`,
      "x-request-id": id,
    });
    response.end(`${text}, ${encoding}`);
  };

test("a page is fetched once for each encoding, whatever the query, the cookies and the spelling", async () => {
  handler = servePage();
  const requests: [text: string, url: string, headers: Record<string, string>][] = [
    ["page, br, gzip", "/a", {}],
    ["page, br, gzip", "/a?utm_source=ad&gclid=1", { cookie: "session=1" }],
    ["page, br, gzip", "/a", { "accept-encoding": "br;q=1.0, gzip;q=0.8, *;q=0.1", "next-url": "/b" }],
    ["page, gzip", "/a", { "accept-encoding": "gzip" }],
    ["page, gzip", "/a", { "accept-encoding": "deflate, gzip;q=1.0" }],
    ["page, none", "/a", { "accept-encoding": "" }],
    ["page, none", "/a", { "accept-encoding": "gzip, br;q=0" }],
    ["page, none", "/a", { "accept-encoding": "xbr, xgzip" }],
  ];
  for (const [text, url, headers] of requests)
    expect([headers, (await get(url, { headers })).text]).toEqual([headers, text]);
  expect(received.map(({ url }) => url)).toEqual(["/a", "/a", "/a"]);
  // Every response has a request id of its own.
  const ids = await Promise.all(["/a", "/a", "/b"].map(async (url) => (await get(url)).header("x-request-id")));
  expect(new Set(ids).size).toBe(3);
  expect(received[3]?.headers["x-request-id"], "the site gets it").toBe(ids[2]);
  const alias = "localhost.:1";
  await get("/a", { headers: { host: alias } });
  expect(received[4]?.headers.host).toBe(alias);
});

test("personal responses, redirects, errors and responses to posts are not cached", async () => {
  const cases: [name: string, status: number, headers: Record<string, string>, method?: string][] = [
    ["cookie", 200, { "cache-control": PAGE, "set-cookie": "a=b" }],
    ["no-store", 200, { "cache-control": "no-store" }],
    ["private", 200, { "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate" }],
    ["silent", 200, {}],
    ["redirect", 308, { "cache-control": "public, max-age=3600", location: "/b?query" }],
    ["missing", 404, { "cache-control": "no-store" }],
    ["failed", 503, { "cache-control": "no-store" }],
    ["post", 200, { "cache-control": PAGE }, "POST"],
  ];
  for (const [name, status, headers, method] of cases) {
    handler = (_, response) => response.writeHead(status, headers).end();
    received = [];
    for (let i = 0; i < 2; i++) expect([name, (await get(`/${name}`, { method })).status]).toEqual([name, status]);
    expect([name, received.length]).toEqual([name, 2]);
  }
});

test("during a deployment the files of both builds are found, and pages are renewed", async () => {
  const script = "/_next/static/chunks/old.js";
  handler = (request, response, instance) => {
    if (request.url === "/a") servePage("old")(request, response, instance);
    else if (instance === 1) response.writeHead(200, { "cache-control": "public, max-age=31536000, immutable" }).end();
    else response.writeHead(404, { "cache-control": "no-store" }).end();
  };
  expect((await get("/a")).text).toBe("old, br, gzip");
  for (let i = 0; i < 4; i++) expect((await get(`${script}?${i}`)).status).toBe(200);
  expect((await get(`/_next/static/chunks/second.js`)).status).toBe(200);
  handler = (request, response, instance) => {
    if (request.url === "/a") servePage("new")(request, response, instance);
    else response.writeHead(404, { "cache-control": "no-store" }).end();
  };
  // docs/operations.md names this command.
  execFileSync("find", [path.join(nginx.folder, "pages"), "-type", "f", "-delete"]);
  // The delay is longer than nginx keeps files open.
  await delay(2000);
  expect((await get("/a")).text).toBe("new, br, gzip");
  expect((await get(script)).status).toBe(200);
  expect((await get("/_next/static/chunks/none.js")).status).toBe(404);
});

test("a post whose response is lost is repeated only where that does nothing twice", async () => {
  const attempts = async (path: string) => {
    received = [];
    const { status } = await get(path, { method: "POST", body: "{}" });
    return [path, status, received.length];
  };
  handler = (request, response) => {
    if (received.length === 1) request.socket.destroy();
    else response.writeHead(200).end();
  };
  for (const path of ["/enquiries", "/user/login"]) expect(await attempts(path)).toEqual([path, 200, 2]);
  for (const path of ["/user/password", "/user/register", "/user/profile", "/user/login/x"])
    expect(await attempts(path)).toEqual([path, 502, 1]);
  // An instance that hangs may have received it.
  handler = (_, response) => received.length > 1 && response.writeHead(200).end();
  expect(await attempts("/user/password")).toEqual(["/user/password", 504, 1]);
  for (const path of ["/enquiries", "/user/login"]) expect(await attempts(path)).toEqual([path, 200, 2]);
  // An instance that refuses the connection has not received the post.
  await instances[0]?.stop();
  handler = (_, response) => response.writeHead(200).end();
  for (let i = 0; i < 4; i++) expect(await attempts("/user/password")).toEqual(["/user/password", 200, 1]);
});

test("the log says why an instance did not respond, without a visitor's address, query or token", async () => {
  const logged = async (status: number, path: string, options: RequestOptions = {}) => {
    const before = nginx.accessLog().length;
    const agent = new Agent({ localAddress: "127.8.1.1" });
    expect((await get(path, { ...options, agent })).status).toBe(status);
    await expect.poll(() => nginx.accessLog().length).toBeGreaterThan(before);
    const line = nginx.accessLog().slice(before);
    expect(line).not.toMatch(/127\.8|secret/);
    const { time, requestId, ms, upstreams, ...entry } = JSON.parse(line);
    expect([time, requestId, ms].map(String)).toEqual([
      expect.stringMatching(/^\d{4}-.*T/),
      expect.stringMatching(/^\w{32}$/),
      expect.stringMatching(/^\d/),
    ]);
    return entry;
  };
  const sites = instances.map(({ url }) => new URL(url).host);
  handler = servePage();
  await get("/a?utm=secret");
  expect(nginx.accessLog()).toBe("");

  handler = (request, response) => {
    if (request.url === "/b?secret") response.writeHead(200, { "x-long": "x".repeat(15_000) }).end();
    else request.socket.destroy();
  };
  const base = { event: "upstream-failed", method: "GET" };
  expect(await logged(502, "/reset-password/secret?token=secret")).toEqual({
    ...base,
    route: "/reset-password",
    status: 502,
    statuses: expect.stringMatching(/^502, 502/),
    connect: expect.stringMatching(/^0\.\d+, 0\.\d+/),
    header: expect.stringMatching(/^-(, -)+$/),
    bytes: expect.stringMatching(/^0(, 0)+$/),
  });
  expect(await logged(502, "/user/password?secret", { method: "POST" })).toMatchObject({
    method: "POST",
    route: "/user/password",
    statuses: "502",
  });
  expect(await logged(502, "/secret@example.org")).toMatchObject({ route: "page" });
  await instances[0]?.stop();
  handler = servePage();
  for (let i = 0; !nginx.accessLog().includes('"status":200'); i++) await get(`/c${i}`);
  const entry = JSON.parse(nginx.accessLog().trim().split("\n").at(-1) ?? "");
  expect(entry).toMatchObject({ statuses: "502, 200", upstreams: sites.join(", "), route: "page" });
  expect(entry.connect).toMatch(/^-, 0\.\d+$/);
});
