import type { AddressInfo } from "node:net";
import { startSite } from "@/lib/testing/site";
import { expect, test } from "../../fixtures";
import { engineNames, startEngine } from "../../support/engines";
import { openListener } from "../../support/listener";

/** A worker that answers for the network, as those of offline sites do. */
const OLD_WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate")
      event.respondWith(new Response("<h1>The old site</h1>", { headers: { "content-type": "text/html" } }));
  });`;

interface Visitor {
  open: (url: string) => Promise<unknown>;
  evaluate: <Result>(expression: string) => Promise<Result>;
}

/** Visits a site with a worker at `script`, and this site at the same origin afterwards. */
async function visitBoth({ open, evaluate }: Visitor, script: string) {
  const old = await openListener();
  const { port } = old.server.address() as AddressInfo;
  old.server.on("request", ({ url }, response) => {
    const isScript = url === script;
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? OLD_WORKER : `<script>navigator.serviceWorker.register("${script}")</script>`);
  });
  const url = `http://localhost:${port}/`;
  const heading = () => evaluate<string>(`document.querySelector("h1")?.innerText ?? ""`);
  await open(url);
  await expect.poll(() => evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await old.stop();
  const site = await startSite({ port });
  try {
    await open(url);
    expect(await heading()).toBe("The old site");
    const isFree = `document.readyState === "complete" && navigator.serviceWorker.controller === null`;
    await expect(async () => expect(await evaluate(isFree)).toBe(true)).toPass({ timeout: 30_000 });
    expect(await heading()).not.toBe("The old site");
    await open(url);
    expect(await heading()).not.toBe("The old site");
  } finally {
    await site.stop();
  }
}

for (const script of ["/service-worker.js", "/sw.js"]) {
  test(`a worker that another site left at ${script} is gone after one visit: Chromium`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await visitBoth({ open: (url) => page.goto(url), evaluate: (expression) => page.evaluate(expression) }, script);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.close();
  });
}

for (const name of engineNames) {
  test(`a worker that another site left is gone after one visit: ${name}`, async () => {
    const engine = await startEngine(name);
    await visitBoth(engine, "/service-worker.js").finally(() => engine.close());
  });
}
