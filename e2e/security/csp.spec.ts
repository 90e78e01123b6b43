import { executedIn, expect, openInjected, reportsIn, test } from "./fixtures";

// The console errors of blocked scripts. Every other browser test fails on such an error, so on any page that violates its
// own policy.
test.use({ expectedTrouble: [/./] });

for (const [kind, path] of [
  ["a static page", "/about-us"],
  ["a page rendered per request, whose own scripts have a nonce", "/login/message"],
] as const) {
  test(`an injected inline script is blocked and reported on ${kind}`, async ({ page, site, violations }) => {
    await openInjected(page, site, path, "<script>executed.push('inline')</script>");
    await expect.poll(() => violations.map(({ directive }) => directive)).toContain("script-src-elem");
    expect(await executedIn(page)).toEqual([]);
    const directive = "script-src-elem";
    const reports = () => reportsIn(site.logs()).filter((report) => report.directive === directive);
    const reported = path === "/about-us" ? path : "other";
    await expect.poll(() => reports().map((report) => report.page)).toContain(reported);
  });
}

test("an injected script of another origin is not even requested", async ({ page, site, violations, otherOrigin }) => {
  await openInjected(page, site, "/about-us", `<script src="${otherOrigin.url}/a.js"></script>`);
  await expect.poll(() => violations.map(({ directive }) => directive)).toContain("script-src-elem");
  expect([await executedIn(page), otherOrigin.requests]).toEqual([[], []]);
});

test("an injected event handler and a javascript: link do nothing", async ({ page, site, violations }) => {
  const markup = `<button id="handler" onclick="executed.push('handler')">A</button>
    <a id="link" href="javascript:executed.push('link')">B</a>`;
  await openInjected(page, site, "/about-us", markup);
  for (const id of ["#handler", "#link"]) await page.locator(id).dispatchEvent("click");
  const directives = () => violations.map(({ directive }) => directive);
  await expect.poll(directives).toEqual(expect.arrayContaining(["script-src-attr", "script-src-elem"]));
  expect(await executedIn(page)).toEqual([]);
});

test("Trusted Types keep our own scripts from turning text into markup or scripts", async ({
  page,
  site,
  violations,
}) => {
  await openInjected(page, site, "/home", "");
  const outcomes = await page.evaluate(async () => {
    const outcomeOf = (action: () => unknown) =>
      // From a timer, because code that DevTools evaluates is exempt.
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
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    return {
      innerHTML: await outcomeOf(() => (body.innerHTML = "<script>executed.push(1)</script>")),
      insertAdjacentHTML: await outcomeOf(() => body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(2)>")),
      write: await outcomeOf(() => document.write("<script>executed.push(3)</script>")),
      text: await outcomeOf(() => (body.appendChild(document.createElement("script")).textContent = "alert(4)")),
      src: await outcomeOf(() => (body.appendChild(document.createElement("script")).src = "https://other.example/")),
      function: await outcomeOf(() => new Function("executed.push(5)")()),
      policy: await outcomeOf(() => trustedTypes.createPolicy("another", {})),
    };
  });
  expect(Object.values(outcomes)).not.toContain("allowed");
  expect(await executedIn(page)).toEqual([]);
  const directives = () => [...new Set(violations.map(({ directive }) => directive))];
  await expect.poll(directives).toEqual(expect.arrayContaining(["require-trusted-types-for", "trusted-types"]));
});
