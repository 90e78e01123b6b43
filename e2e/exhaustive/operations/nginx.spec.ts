import { company } from "../../../content/company";
import { findNginx } from "../../../lib/testing/nginx";
import { expect, test } from "../../fixtures";
import { headerFaults } from "../../security/expected-headers";
import { type HttpResponse, type RequestOptions, send } from "../../support/http";
import { type Nginx, nginxPort, startNginx } from "../../support/nginx";
import { type Site, startSite } from "../../support/site";

test.skip(!process.env.CI && !findNginx(), "SKIPPED: nginx is not installed.");

/** Headers that differ from response to response. */
const VARYING =
  /^(date|server|connection|keep-alive|content-(type|length|encoding)|transfer-encoding|vary|etag|x-request-id|retry-after)$/;

let nginx: Nginx;
let site: Site;
// One site for all tests; the last one stops it.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const port = await nginxPort();
  site = await startSite({ env: { SITE_URL: `https://localhost:${port}` } });
  const { host } = new URL(site.url);
  nginx = await startNginx({ port, sites: [host, host] });
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const overHttps = (path: string, options: RequestOptions = {}) =>
  send(nginx.url, path, { ca: nginx.certificate, ...options });
const overHttp = (path: string, options: RequestOptions = {}) => send(nginx.plainUrl, path, options);

const comparable = ({ headers }: HttpResponse) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !VARYING.test(name))
      .map(([name, values]) => [name, values.join(" | ").replace(/ 'sha256-[^']+'/g, "")]),
  );

/** A response of nginx itself. It always names itself in `Server`. */
function expectOwnResponse(response: HttpResponse, status: number, fromSite: HttpResponse) {
  const faults = [...headerFaults(response, true)].filter((fault) => fault !== "server is sent");
  expect([response.status, faults], nginx.logs()).toEqual([status, []]);
  expect(comparable(response)).toEqual(comparable(fromSite));
  expect(response.header("content-type")).toContain("text/html");
  expect(response.text).toContain("Unexpected Application Error!");
  expect(response.text).not.toContain("nginx");
}

test("nginx's own responses have the same headers as the site's", async () => {
  const fromSite = await overHttps("/api/health");
  expect(fromSite.status).toBe(200);
  const responses: [number, HttpResponse][] = [
    [404, await overHttps("/api/ready")],
    [404, await overHttps("/error-pages/unavailable.html")],
    [404, await overHttps("/error-pages/rejected", { method: "POST" })],
    [413, await overHttps("/enquiries", { method: "POST", headers: { "content-length": "1100000" } })],
    [414, await overHttps(`/?${"x".repeat(20_000)}`)],
    [400, await overHttps("/", { headers: { "x-a": "x".repeat(20_000) } })],
    [405, await overHttps("/", { method: "TRACE" })],
  ];
  for (const [status, response] of responses) expectOwnResponse(response, status, fromSite);
  const { text } = await overHttps("/", { headers: { cookie: `a=${"x".repeat(19_000)}` } });
  expect(text).toContain("Clear the cookies of this site");
});

test("plain http is redirected to the canonical https URL in one step, and a post rejected", async () => {
  for (const headers of [{}, { host: "evil.example" }, { host: "localhost", "x-forwarded-proto": "https" }]) {
    const response = await overHttp("/Services//?a=%2F&b", { headers: headers as Record<string, string> });
    expect([response.status, response.header("location"), response.header("cache-control")]).toEqual([
      308,
      `${nginx.url}/services?a=%2F&b`,
      "no-store",
    ]);
    expect(response.header("strict-transport-security")).toBeUndefined();
  }
  const post = await overHttp("/user/login", { method: "POST", body: "{}" });
  expect(post.status).toBe(403);
  expect(post.text).toContain(nginx.url);
});

test("over https the client's own X-Forwarded-Proto is ignored, and a root dot is redirected", async () => {
  expect((await overHttps("/about-us", { headers: { "x-forwarded-proto": "http" } })).status).toBe(200);
  const dotted = await overHttps("/About-Us", { headers: { host: `localhost.:${new URL(nginx.url).port}` } });
  expect([dotted.status, dotted.header("location")]).toEqual([308, `${nginx.url}/about-us`]);
});

test("the cookies of a long message that was refused without JavaScript pass the proxy", async () => {
  // Nine bytes per character in the form, in an order that does not compress.
  const characters = Array.from({ length: 4000 }, (_, i) => 0x4e00 + ((i * i * 7919) % 3001));
  const message = String.fromCodePoint(...characters);
  const form = new URLSearchParams({ kind: "contact", name: "A", email: "none", subject: "S", message });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const refused = await overHttps("/enquiries", { method: "POST", headers, body: form.toString() });
  expect(refused.status, nginx.logs()).toBe(303);
  const cookies = refused.headers.get("set-cookie") ?? [];
  expect(cookies.join("").length).toBeGreaterThan(4096);
  const cookie = cookies.map((one) => one.split(";", 1)[0]).join("; ");
  const shown = await overHttps(refused.header("location") ?? "", { headers: { cookie } });
  expect(shown.status, nginx.logs()).toBe(200);
  expect(shown.text).toContain(message);
});

test("a flood from one address gets 429", async () => {
  const { host } = new URL(site.url);
  const limited = await startNginx({ port: await nginxPort(), sites: [host, host], rate: "1r/s", burst: "5" });
  const request = () => send(limited.url, "/api/health", { ca: limited.certificate });
  try {
    expect((await request()).status).toBe(200);
    const refused = (await Promise.all(Array.from({ length: 20 }, request))).find(({ status }) => status !== 200);
    if (!refused) throw new Error("All requests were answered");
    expectOwnResponse(refused, 429, await overHttps("/api/health"));
  } finally {
    await limited.stop();
  }
});

test("while both instances are down, nginx shows the error page with a Retry-After", async () => {
  const fromSite = await overHttps("/api/health");
  await site.stop();
  expectOwnResponse(await overHttps("/user/login", { method: "POST", body: "{}" }), 502, fromSite);
  expectOwnResponse(await overHttps("/about-us"), 502, fromSite);
  for (const request of [overHttps, overHttp]) {
    const { status, header, text } = await request("/contact-us?a=b");
    expect([status, header("content-type"), header("retry-after")]).toEqual([502, "text/html", "10"]);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).toContain(company.name);
    expect(text).toContain(`mailto:${company.email}`);
    expect(text).not.toMatch(/<style|\sstyle=|<script/);
  }
});
