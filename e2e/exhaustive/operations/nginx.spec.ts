import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent } from "node:https";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import { publicPaths } from "@/lib/testing/content";
import { type Site, startSite } from "@/lib/testing/site";
import { company } from "../../../content/company";
import { contact } from "../../../content/messages";
import { findNginx, type Nginx, nginxPort, startNginx } from "../../../lib/testing/nginx";
import { root } from "../../../lib/testing/processes";
import { contactForm, newWords } from "../../enquiries/fixtures";
import { expect, hydrated, test } from "../../fixtures";
import { headerFaults } from "../../security/expected-headers";
import { type HttpResponse, type RequestOptions, send, sendOverHttp2 } from "../../support/http";

test.skip(!process.env.CI && !findNginx(), "SKIPPED: nginx is not installed.");

/** Headers that differ from response to response. */
const VARYING =
  /^(date|server|connection|keep-alive|content-(type|length|encoding)|transfer-encoding|vary|etag|x-request-id|retry-after|strict-transport-security)$/;

let nginx: Nginx;
let site: Site;
let fromSite: HttpResponse;
// The tests share one site; the last one stops it.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const port = await nginxPort();
  site = await startSite({ env: { SITE_URL: `https://localhost:${port}` } });
  const { host } = new URL(site.url);
  nginx = await startNginx({ port, sites: [host, host] });
  fromSite = await overHttps("/api/health");
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const overHttps = (path: string, options: RequestOptions = {}) =>
  send(nginx.url, path, { ca: nginx.certificate, ...options });
const overHttp = (path: string, options: RequestOptions = {}) => send(nginx.plainUrl, path, options);

/** Runs the command of docs/operations.md after a deployment. */
const fillCache = () =>
  execFileSync(path.join(nginx.folder, "fill-cache"), [nginx.url, "--cacert", `${nginx.folder}/tls/fullchain.pem`], {
    input: readFileSync(path.join(root, BUILT_SITE_FILE)),
    stdio: "pipe",
  });

const comparable = ({ headers }: Pick<HttpResponse, "headers">) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !VARYING.test(name))
      .map(([name, values]) => [name, values.join(" | ").replace(/ '(sha256|nonce)-[^']+'/g, "")]),
  );

/** Expects a response of nginx itself, which always names itself in `Server`. */
function expectOwnResponse(response: HttpResponse, status: number, fromSite: HttpResponse) {
  const faults = [...headerFaults(response)].filter((fault) => fault !== "server is sent");
  expect([response.status, faults], nginx.logs()).toEqual([status, []]);
  expect(comparable(response)).toEqual(comparable(fromSite));
  expect(response.header("content-type")).toContain("text/html");
  expect(response.text).toContain("Unexpected Application Error!");
  expect(response.text).not.toContain("nginx");
}

test("nginx's own responses have the same headers as the site's", async () => {
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

test("so have those over HTTP/2, which browsers speak", async () => {
  const request = (path: string, options: RequestOptions = {}) =>
    sendOverHttp2(nginx.url, path, { ca: nginx.certificate, ...options });
  expect((await request("/about-us")).status).toBe(200);
  const responses: [number, HttpResponse][] = [
    [404, await request("/api/ready")],
    [405, await request("/", { method: "TRACE" })],
    [412, await request("/about-us", { headers: { "if-match": '"another"' } })],
    [413, await request("/enquiries", { method: "POST", body: "x".repeat(1_100_000) })],
    [413, await request("/user/login", { method: "POST", headers: { "content-length": "1100000" } })],
  ];
  for (const [status, response] of responses) expectOwnResponse(response, status, fromSite);
});

test("TLS 1.2 has no key exchange by RSA and no CBC", async () => {
  const { host } = new URL(nginx.url);
  const connect = (...options: string[]) =>
    spawnSync("openssl", ["s_client", "-connect", host, ...options], { input: "", encoding: "utf8" });
  expect(connect("-tls1_2").stdout).toMatch(/Cipher is ECDHE-ECDSA-\w+-GCM-/);
  for (const ciphers of ["kRSA", "ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384"])
    expect(connect("-tls1_2", "-cipher", `${ciphers}:@SECLEVEL=0`).stdout, ciphers).toContain("Cipher is (NONE)");
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
  // Over https the client's own X-Forwarded-Proto is ignored.
  expect((await overHttps("/about-us", { headers: { "x-forwarded-proto": "http" } })).status).toBe(200);
});

test("copies are kept for the site's own host alone, as its URL has it", async () => {
  const countCopies = () =>
    readdirSync(path.join(nginx.folder, "pages"), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ).length;
  const { host } = new URL(nginx.url);
  // The client would check the certificate against the host.
  const agent = new Agent({ servername: "localhost" });
  const get = (host: string) => overHttps("/about-us", { headers: { host }, agent });
  await get(host);
  const before = countCopies();
  for (const other of ["evil.example", `evil.${host}`, host.toUpperCase(), `${host}0`, "localhost", "127.0.0.1"]) {
    expect([other, (await get(other)).status]).toEqual([other, 200]);
    expect((await overHttp("/about-us", { headers: { host: other } })).header("location")).toBe(
      `${nginx.url}/about-us`,
    );
  }
  expect((await get(`www.${host}`)).header("location")).toBe(`${nginx.url}/about-us`);
  expect(countCopies()).toBe(before);
});

test("the cookies of a long message that was refused without JavaScript pass the proxy", async () => {
  // Each character takes nine bytes in the form. Their order does not compress.
  const characters = Array.from({ length: 4000 }, (_, i) => 0x4e00 + ((i * i * 7919) % 3001));
  const message = String.fromCodePoint(...characters);
  const form = new URLSearchParams({ name: "A", email: "none", subject: "S", message });
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
  const limited = await startNginx({
    port: await nginxPort(),
    sites: [host, host],
    edits: [
      ["rate=200r/s", "rate=1r/s"],
      ["burst=1000", "burst=5"],
    ],
  });
  const request = () => send(limited.url, "/api/health", { ca: limited.certificate });
  try {
    expect((await request()).status).toBe(200);
    const refused = (await Promise.all(Array.from({ length: 20 }, request))).find(({ status }) => status !== 200);
    if (!refused) throw new Error("All requests were answered");
    expectOwnResponse(refused, 429, fromSite);
  } finally {
    await limited.stop();
  }
});

test("while no instance is up, every page and file is served from the cache, as the site served it", async () => {
  test.setTimeout(180_000);
  const served = ({ status, text, headers, header }: HttpResponse) => [
    status,
    text,
    comparable({ headers }),
    ["content-type", "content-security-policy", "vary"].map(header),
  ];
  const { files } = readBuiltSite(root);
  const { host } = new URL(nginx.url);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(publicPaths()));
  const kept = [...Object.keys(files), "/robots.txt"];
  const before = new Map<string, unknown>();
  for (const file of kept) {
    before.set(file, served(await send(site.url, file, { headers: { host, "x-forwarded-proto": "https" } })));
  }
  fillCache();
  await site.stop();
  // The test sends about as many requests as one address may send at once (deploy/nginx.conf): this waits until the
  // earlier ones no longer count.
  await delay(5_000);
  for (const file of kept) {
    for (const encoding of ["gzip, deflate, br", "gzip", "identity"]) {
      const cached = served(await overHttps(file, { headers: { "accept-encoding": encoding } }));
      expect([file, encoding, cached]).toEqual([file, encoding, before.get(file)]);
    }
  }
});

test("while no instance is up, a form says that it was not sent, and keeps what was typed", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: nginx.url, ignoreHTTPSErrors: true, javaScriptEnabled });
    // Scripts load at once.
    await context.addInitScript(() => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll"))));
    const page = await context.newPage();
    const words = newWords();
    const { fill, submit, alert, expectWords } = contactForm(page);
    await page.goto("/about-us");
    if (javaScriptEnabled) await hydrated(page);
    await page.locator('header a[href="/contact-us"]').filter({ visible: true }).click();
    await page.waitForURL("/contact-us");
    if (javaScriptEnabled) await hydrated(page);
    await fill(words);
    await submit.click();
    if (javaScriptEnabled) {
      await expect(alert).toHaveText(contact.unavailable);
      await page.reload();
    } else {
      await expect(page.locator("main")).toContainText("Nothing that you typed was sent");
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(249, 249, 249)");
      await page.goBack();
    }
    await expectWords(words);
    await context.close();
  }
});

test("while no instance is up, the rest gets an error page with a Retry-After", async () => {
  expectOwnResponse(await overHttps("/user/login", { method: "POST", body: "{}" }), 502, fromSite);
  expectOwnResponse(await overHttps("/my-profile"), 502, fromSite);
  for (const request of [overHttps, overHttp]) {
    const { status, header, text } = await request("/my-profile?a=b");
    expect([status, header("content-type"), header("retry-after")]).toEqual([502, "text/html", "10"]);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).toContain(company.name);
    expect(text).toContain(`mailto:${company.email}`);
    expect(text).not.toMatch(/<style|\sstyle=|<script/);
    expect([header("etag"), header("last-modified")]).toEqual([undefined, undefined]);
  }
});
