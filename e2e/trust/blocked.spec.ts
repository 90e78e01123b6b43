import { publicPaths } from "../../content/routes";
import { expect, hitsOf, open, openInjected, type Page, test } from "./injected";
import { reportsIn } from "./violations";

test.use({ expectedTrouble: [/./] });

const expectReport = ({ logs }: { logs: () => string }, report: Record<string, unknown>) =>
  expect.poll(() => reportsIn(logs())).toContainEqual(expect.objectContaining(report));

interface Case {
  markup: (elsewhere: string) => string;
  directive: string;
  /** What a visitor does. */
  act?: (page: Page) => Promise<unknown>;
}

const cases: Record<string, Case> = {
  "an inline script": { markup: () => "<script>hits.push('inline')</script>", directive: "script-src-elem" },
  "an inline handler": {
    markup: () => `<button id="injected" onclick="hits.push('handler')">Press</button>`,
    directive: "script-src-attr",
    act: (page) => page.locator("#injected").dispatchEvent("click"),
  },
  "a javascript: link": {
    markup: () => `<a id="injected" href="javascript:hits.push('link')">Press</a>`,
    directive: "script-src-elem",
    act: (page) => page.locator("#injected").dispatchEvent("click"),
  },
  "a script of another origin": {
    markup: (elsewhere) => `<script src="${elsewhere}/a.js"></script>`,
    directive: "script-src-elem",
  },
  "a picture of another origin": { markup: (elsewhere) => `<img src="${elsewhere}/a.png">`, directive: "img-src" },
  "a frame": { markup: (elsewhere) => `<iframe src="${elsewhere}/a"></iframe>`, directive: "frame-src" },
  "a plug-in": { markup: (elsewhere) => `<object data="${elsewhere}/a"></object>`, directive: "object-src" },
  "a style attribute": { markup: () => `<p style="position:fixed">Hello</p>`, directive: "style-src-attr" },
  "a style element": { markup: () => "<style>main{display:none}</style>", directive: "style-src-elem" },
  "another base": { markup: (elsewhere) => `<base href="${elsewhere}/">`, directive: "base-uri" },
  "a form to another origin": {
    markup: (elsewhere) => `<form method="post" action="${elsewhere}/a"><button id="injected">Press</button></form>`,
    directive: "form-action",
    act: (page) => page.locator("#injected").dispatchEvent("click"),
  },
};

for (const [what, { markup, directive, act }] of Object.entries(cases)) {
  test(`${what} is kept out, and reported`, async ({ page, site, violations, elsewhere }) => {
    await openInjected(page, site, "/about-us", markup(elsewhere.url));
    await act?.(page);
    await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive);
    expect(await hitsOf(page)).toEqual([]);
    expect(elsewhere.asked).toEqual([]);
    await expectReport(site, { directive, page: "/about-us" });
  });
}

test("a page that is rendered for one visitor keeps out an inline script without its nonce", async ({
  page,
  site,
  violations,
}) => {
  await openInjected(page, site, "/login?answer=1", "<script>hits.push('inline')</script>");
  await expect.poll(() => violations.map((violation) => violation.directive)).toContain("script-src-elem");
  expect(await hitsOf(page)).toEqual([]);
  await expectReport(site, { directive: "script-src-elem", page: "/login" });
});

test("a script of ours cannot make a script or markup out of text", async ({ page, site, violations }) => {
  await openInjected(page, site, "/home", "");
  const outcome = await page.evaluate(async () => {
    const named = (act: () => unknown) =>
      // Later: what is run from outside may do more.
      new Promise<string>((resolve) =>
        setTimeout(() => {
          try {
            act();
            resolve("done");
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      );
    const { body } = document;
    return {
      innerHTML: await named(() => (body.innerHTML = "<script>hits.push(1)</script>")),
      insertAdjacentHTML: await named(() => body.insertAdjacentHTML("beforeend", "<img src=x onerror=hits.push(2)>")),
      write: await named(() => document.write("<script>hits.push(3)</script>")),
      text: await named(() => (body.appendChild(document.createElement("script")).textContent = "hits.push(4)")),
      src: await named(() => (body.appendChild(document.createElement("script")).src = "https://elsewhere.example/")),
      function: await named(() => new Function("hits.push(5)")()),
      policy: await named(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy("another", {}),
      ),
    };
  });
  expect(Object.values(outcome)).not.toContain("done");
  expect(await hitsOf(page)).toEqual([]);
  const directives = () => [...new Set(violations.map(({ directive }) => directive))].sort();
  await expect.poll(directives).toEqual(expect.arrayContaining(["require-trusted-types-for", "trusted-types"]));
  await expectReport(site, { directive: "require-trusted-types-for", page: "/home" });
});

test("pages as they are bring no report, before one that is not", async ({ page, site, violations }) => {
  site.change = undefined;
  // No other test here spoils these, so that no late report of one is taken for theirs.
  const untouched = ["/", "/contact-us", "/nothing", ...publicPaths().filter((path) => path.startsWith("/services/"))];
  for (const path of [...untouched, "/contact-us?answer=1"]) await open(page, path);
  expect(violations).toEqual([]);
  await openInjected(page, site, "/register", "<script>hits.push(1)</script>");
  await expectReport(site, { directive: "script-src-elem", page: "/register" });
  const reported = reportsIn(site.logs()).map((report) => report.page);
  expect(untouched.filter((path) => reported.includes(path))).toEqual([]);
});

test("a violation's report names no query", async ({ page, site, violations }) => {
  await openInjected(page, site, "/dedicated-team?token=the-visitors-own", "<script>hits.push(1)</script>");
  await expect.poll(() => violations).toHaveLength(1);
  await expectReport(site, { directive: "script-src-elem", page: "/dedicated-team" });
  expect(site.logs()).not.toContain("the-visitors-own");
});
