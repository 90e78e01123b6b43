import type { AddressInfo } from "node:net";
import { startSite } from "@/lib/testing/site";
import { expect, test } from "../../fixtures";
import { openListener } from "../../support/listener";

/** A worker that answers for the network, as those of offline sites do. */
const OLD_WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate")
      event.respondWith(new Response("<h1>The old site</h1>", { headers: { "content-type": "text/html" } }));
  });`;

test("a worker that another site left is gone after one visit", async ({ browser }) => {
  const script = "/service-worker.js";
  const context = await browser.newContext();
  const page = await context.newPage();
  const old = await openListener();
  const { port } = old.server.address() as AddressInfo;
  old.server.on("request", ({ url }, response) => {
    const isScript = url === script;
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? OLD_WORKER : `<script>navigator.serviceWorker.register("${script}")</script>`);
  });
  const url = `http://localhost:${port}/`;
  const heading = () => page.evaluate(() => document.querySelector("h1")?.textContent);
  await page.goto(url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await old.stop();
  const site = await startSite({ port });
  try {
    await page.goto(url);
    expect(await heading()).toBe("The old site");
    const isFree = `document.readyState === "complete" && navigator.serviceWorker.controller === null`;
    await expect(async () => expect(await page.evaluate(isFree)).toBe(true)).toPass({ timeout: 30_000 });
    expect(await heading()).not.toBe("The old site");
    await page.goto(url);
    expect(await heading()).not.toBe("The old site");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    await site.stop();
    await context.close();
  }
});
