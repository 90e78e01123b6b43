import { expect, open, type Page, test } from "../fixtures";

// The tests expect the console errors of blocked scripts. Every other browser test fails on such an error, so on any
// page that violates its own policy. The directives are tested in headers.spec.ts.
test.use({ allowedErrors: [/./] });

/** The records of injected scripts, and the directives that have blocked something. */
interface Recorded {
  executed: string[];
  violations: string[];
}

/** Opens a page with markup injected into it, as a vulnerability of the site would. The headers stay the site's. */
async function openInjected(page: Page, path: string, markup: string) {
  await page.addInitScript(() => {
    const recorded: Recorded = Object.assign(window, { executed: [], violations: [] });
    document.addEventListener("securitypolicyviolation", (event) => recorded.violations.push(event.effectiveDirective));
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", () => `${markup}</body>`) });
  });
  await open(page, path);
}

const recordedIn = (page: Page) =>
  page.evaluate(() => {
    const { executed, violations } = window as typeof window & Recorded;
    return { executed, violations };
  });

const expectBlocked = (page: Page, ...directives: string[]) =>
  expect.poll(() => recordedIn(page)).toEqual({ executed: [], violations: expect.arrayContaining(directives) });

test("injected scripts, event handlers and javascript: links do nothing, with hashes or with a nonce", async ({
  page,
}) => {
  const markup = `<script>executed.push("inline")</script>
    <button id="handler" onclick="executed.push('handler')">A</button>
    <a id="link" href="javascript:executed.push('link')">B</a>`;
  // A static page, and one that is rendered per request.
  for (const path of ["/about-us", "/login/message"]) {
    await openInjected(page, path, markup);
    for (const id of ["#handler", "#link"]) await page.locator(id).dispatchEvent("click");
    await expectBlocked(page, "script-src-elem", "script-src-attr");
  }
});

test("Trusted Types keep our own scripts from turning text into markup or scripts", async ({ page }) => {
  await openInjected(page, "/home", "");
  const outcomes = await page.evaluate(async () => {
    const outcomeOf = (action: () => unknown) =>
      // The code runs from a timer, because code that DevTools evaluates is exempt.
      new Promise<string>((resolve) =>
        setTimeout(() => {
          try {
            action();
            resolve("allowed");
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      );
    const { body } = document;
    return [
      await outcomeOf(() => (body.innerHTML = "<script>executed.push(1)</script>")),
      await outcomeOf(() => (body.appendChild(document.createElement("script")).src = "https://other.example/")),
      await outcomeOf(() => new Function("executed.push(2)")()),
      await outcomeOf(() => Reflect.get(window, "trustedTypes").createPolicy("another", {})),
    ];
  });
  expect(outcomes).not.toContain("allowed");
  await expectBlocked(page, "require-trusted-types-for", "trusted-types");
});
