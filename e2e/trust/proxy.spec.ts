import { expect, test } from "@playwright/test";
import { company } from "../../content/company";
import { findNginx } from "../../lib/testing/nginx.mjs";
import { portOfNginx, startNginx } from "../peers/nginx";
import { startSite } from "../peers/site";
import { type Answer, ask, type Question } from "./ask";
import { headerFaults } from "./expected-headers";

// On CI the run has ended before: nothing is skipped there.
test.skip(!process.env.CI && !findNginx(), "SKIPPED: there is no nginx. Install it.");

const OVER_A_MEGABYTE = 1_100_000;
/** Of one answer, and no other's business. */
const OWN =
  /^(date|server|connection|keep-alive|content-(type|length|encoding)|transfer-encoding|vary|etag|x-request-id|retry-after)$/;

let nginx: Awaited<ReturnType<typeof startNginx>>;
let site: Awaited<ReturnType<typeof startSite>>;
// One pair for all of them; the last stops the site.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const port = await portOfNginx();
  site = await startSite({ env: { SITE_URL: `https://localhost:${port}` } });
  const { host } = new URL(site.url);
  nginx = await startNginx({ port, sites: [host, host] });
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const safely = (path: string, question: Question = {}) => ask(nginx.url, path, { ca: nginx.certificate, ...question });
const inTheOpen = (path: string, question: Question = {}) => ask(nginx.plainUrl, path, question);

/** nginx tells its name, and nothing keeps it from that. */
const faultsOf = (answer: Answer) => [...headerFaults(answer, true)].filter((fault) => fault !== "server is told");

/** What it says of security and caches, but for what is of one page. */
const headersOf = ({ all }: Answer) =>
  Object.fromEntries(
    [...all]
      .filter(([name]) => !OWN.test(name))
      .map(([name, values]) => [name, values.join(" | ").replace(/ 'sha256-[^']+'/g, "")]),
  );

function expectOwn(answer: Answer, status: number, ofSite: Answer) {
  expect([answer.status, faultsOf(answer)], nginx.logs()).toEqual([status, []]);
  expect(headersOf(answer)).toEqual(headersOf(ofSite));
  expect(answer.text).not.toContain("nginx");
}

test("what nginx answers by itself has the headers of the site's own answers", async () => {
  const ofSite = await safely("/api/health");
  expect(ofSite.status).toBe(200);
  const answers: [number, Answer][] = [
    [404, await safely("/api/ready")],
    [404, await safely("/own-answers/away.html")],
    [404, await safely("/own-answers/refused", { method: "POST" })],
    [413, await safely("/enquiries", { method: "POST", headers: { "content-length": String(OVER_A_MEGABYTE) } })],
    [414, await safely(`/?${"x".repeat(20_000)}`)],
    [400, await safely("/", { headers: { "x-a": "x".repeat(20_000) } })],
    [405, await safely("/", { method: "TRACE" })],
  ];
  for (const [status, answer] of answers) expectOwn(answer, status, ofSite);
});

test("plain http leads to the site's own address in one step, whoever the visitor asked for", async () => {
  const asked: Record<string, string>[] = [
    {},
    { host: "evil.example" },
    { host: "localhost", "x-forwarded-proto": "https" },
  ];
  for (const headers of asked) {
    const answer = await inTheOpen("/Services//?a=%2F&b", { headers });
    expect([answer.status, answer.header("location"), answer.header("cache-control")]).toEqual([
      308,
      `${nginx.url}/services/product-management?a=%2F&b`,
      "no-store",
    ]);
    expect(answer.header("strict-transport-security")).toBeUndefined();
  }
  const post = await inTheOpen("/user/login", { method: "POST", body: "{}" });
  expect(post.status).toBe(403);
  expect(post.text).toContain(nginx.url);
  const healthy = await ask(site.url, "/api/health");
  expect(healthy.status, "by whom the container is asked itself").toBe(200);
});

test("over https a visitor's own word on how they came counts for nothing, and a dot leads home", async () => {
  expect((await safely("/about-us", { headers: { "x-forwarded-proto": "http" } })).status).toBe(200);
  const { port } = new URL(nginx.url);
  const dotted = await safely("/About-Us", { headers: { host: `localhost.:${port}` } });
  expect([dotted.status, dotted.header("location")]).toEqual([308, `${nginx.url}/about-us`]);
});

test("while both instances are away, a visitor reads so, and when to come again", async () => {
  const ofSite = await safely("/api/health");
  await site.stop();
  expectOwn(await safely("/user/login", { method: "POST", body: "{}" }), 502, ofSite);
  expectOwn(await safely("/about-us"), 502, ofSite);
  for (const ask of [safely, inTheOpen]) {
    const answer = await ask("/contact-us?a=b");
    expect([answer.status, answer.header("content-type"), answer.header("retry-after")]).toEqual([
      502,
      "text/html",
      "10",
    ]);
    expect(answer.text).toContain("Unexpected Application Error!");
    expect(answer.text).toContain(company.name);
    expect(answer.text).toContain(`mailto:${company.email}`);
    expect(answer.text).not.toMatch(/<style|\sstyle=|<script/);
  }
});
