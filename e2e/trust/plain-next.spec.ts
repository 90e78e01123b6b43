import { messages } from "../../content/messages";
import { publicPaths } from "../../content/routes";
import { test as base, expect, open } from "../fixtures";
import { freePort } from "../peers/ports";
import { startSite } from "../peers/site";
import { ask } from "./ask";
import { headerFaults } from "./expected-headers";
import { post } from "./form-posts";
import { watchViolations } from "./violations";

/** The same build without our server around Next: without its bounds, but with all else. */
const NEXT = "node_modules/next/dist/bin/next";

const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const port = Number(await freePort("localhost"));
      const site = await startSite({ port, plan: { args: [NEXT, "start", "-p", String(port), "-H", "localhost"] } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test("plain next start answers pages, forms and what is not there as our server does", async ({ site }) => {
  for (const path of publicPaths()) {
    const answer = await ask(site.url, path);
    expect([path, answer.status, ...headerFaults(answer, false)]).toEqual([path, 200]);
  }
  for (const [path, status] of [
    ["/nothing", 404],
    ["/solutions/repz", 308],
    ["/api/health", 200],
    ["/my-profile", 307],
  ] as const) {
    const answer = await ask(site.url, path);
    expect([path, answer.status, ...headerFaults(answer, false)]).toEqual([path, status]);
  }
  expect((await ask(site.url, "/solutions/repz?a=b")).header("location")).toBe("/solution/repz?a=b");
  const refused = await post(site.url, "/user/login", { username: "nobody@example.org", password: "a wrong one" });
  expect([refused.status, refused.result]).toEqual([401, messages.backend.wrongPassword]);
});

test("plain next start: no error and no violation in a browser", async ({ page }) => {
  const violations = await watchViolations(page.context());
  for (const path of ["/", "/contact-us"]) await open(page, path);
  expect(violations).toEqual([]);
});
