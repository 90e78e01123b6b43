import { documentPath, documents } from "@/content/documents";
import { expect, open, test } from "../fixtures";
import { coveredLinks, expectReadable, expectWellMade, movedByFocus } from "./steps";
import { expectTextFits, SPACED_WIDTHS, spaceText } from "./text";

/** Pages that differ most. All are tested in exhaustive/pages/pages.spec.ts, at more widths. */
const templates = [
  "/",
  "/services",
  "/services/web-applications",
  "/solution/repz",
  "/qa/performance-load-testing/load-test-report",
  "/dedicated-team",
  "/contact-us",
];
/** A page of every other kind that opens without an account or a link. */
const others = [
  "/solution",
  "/project/resource-management",
  "/about-us",
  "/this-site",
  "/privacy",
  "/login",
  "/register",
  "/forgot-password",
  "/no-such-page",
];

for (const path of templates) {
  test(`${path} fits phones and desktops, and is accessible`, async ({ page }) => {
    await expectWellMade(page, path, [320, 768, 1440], [390]);
  });
}

for (const path of [...templates, ...others]) {
  test(`${path} has room for spaced text, its links are where they are seen, and focus moves nothing`, async ({
    page,
    allowedErrors,
  }) => {
    if (path === "/no-such-page") allowedErrors.push(/status of 404/);
    await open(page, path);
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await coveredLinks(page), `at ${width} px`).toEqual([]);
      expect.soft(await movedByFocus(page), `at ${width} px`).toEqual([]);
    }
    await spaceText(page);
    await expectTextFits(page, SPACED_WIDTHS);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every template can be read", async ({ page }) => {
    for (const path of templates) await test.step(path, () => expectReadable(page, path));
  });
});

test("a sample document is printed on as many sheets of A4 as the home page says, without the site around it", async ({
  page,
}) => {
  for (const document of documents) {
    await page.goto(documentPath(document));
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
    expect([document.slug, sheets?.length]).toEqual([document.slug, document.sheets]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
