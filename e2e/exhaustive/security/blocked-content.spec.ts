import { expect, openInjected, type Page, test } from "../../security/fixtures";

test.use({ expectedTrouble: [/./] });

interface Case {
  markup: (otherOrigin: string) => string;
  directive: string;
  act?: (page: Page) => Promise<unknown>;
}

const cases: Record<string, Case> = {
  "a picture of another origin": { markup: (other) => `<img src="${other}/a.png">`, directive: "img-src" },
  "a frame": { markup: (other) => `<iframe src="${other}/a"></iframe>`, directive: "frame-src" },
  "a plug-in": { markup: (other) => `<object data="${other}/a"></object>`, directive: "object-src" },
  "a style attribute": { markup: () => `<p style="position:fixed">Hello</p>`, directive: "style-src-attr" },
  "a style element": { markup: () => "<style>main{display:none}</style>", directive: "style-src-elem" },
  "another base URL": { markup: (other) => `<base href="${other}/">`, directive: "base-uri" },
  "a form to another origin": {
    markup: (other) => `<form method="post" action="${other}/a"><button id="injected">Send</button></form>`,
    directive: "form-action",
    act: (page) => page.locator("#injected").dispatchEvent("click"),
  },
};

for (const [what, { markup, directive, act }] of Object.entries(cases)) {
  test(`the policy blocks ${what}`, async ({ page, site, violations, otherOrigin }) => {
    await openInjected(page, site, "/about-us", markup(otherOrigin.url));
    await act?.(page);
    await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive);
    expect(otherOrigin.requests).toEqual([]);
  });
}
