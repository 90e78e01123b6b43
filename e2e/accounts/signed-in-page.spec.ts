import { expectAccessible } from "../axe";
import { createAccount, expect, goodModes, logIn, open, type Page, test } from "./fixtures";
import { announced, createPerson, formAt } from "./forms";

const MOST_HTML_BYTES = 14_000;
const WIDTHS = [320, 360, 768, 1440];
const states = [
  ["without a profile", createAccount],
  ["with a profile", createPerson],
] as const;

/** How far the page can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    scrollTo(10_000, scrollY);
    const pushed = scrollX;
    scrollTo(0, scrollY);
    return Math.max(pushed, document.documentElement.scrollWidth - innerWidth);
  });

/** Boxes of the page itself that reach out of the screen although nothing scrolls. */
const cutBoxes = (page: Page) =>
  page.locator("main :is(h1, h2, p, dd, dt, label, input, textarea, button)").evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility() && !box.closest(".sr-only"))
      .filter((box) => {
        const { left, right } = box.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || (box.matches("dd") && box.scrollWidth > box.clientWidth);
      })
      .map((box) => box.outerHTML),
  );

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [state, create] of states) {
  for (const width of WIDTHS) {
    test(`the profile ${state} at ${width} px is accessible and fits`, async ({ page }) => {
      await logIn(page, await create(page));
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/my-profile");
      await expectAccessible(page, state);
      expect(await sideways(page)).toBe(0);
      expect(await cutBoxes(page)).toEqual([]);
      await page.getByLabel("Name").fill("  ");
      await formAt(page, "/user/profile").submit.click();
      await expect(page.locator("main form .field-error").first()).toBeVisible();
      await expectAccessible(page, `${state}, with errors`);
      expect(await sideways(page)).toBe(0);
      expect(await cutBoxes(page)).toEqual([]);
    });
  }

  for (const mode of goodModes) {
    test.describe(`on the ${mode} backend`, () => {
      test.use({ mode });

      test(`the profile ${state} is light, kept by nobody, and has no styles of its own`, async ({ page }) => {
        const account = await create(page);
        await logIn(page, account);
        const response = await page.goto("/my-profile");
        const html = (await response?.text()) ?? "";
        expect(html).toContain(account.username);
        expect(html).not.toMatch(/\sstyle=/);
        expect(await response?.headerValue("content-encoding")).toBe("gzip");
        expect(await response?.headerValue("cache-control")).toMatch(/private|no-store/);
        const { responseBodySize } = (await response?.request().sizes()) ?? {};
        expect(responseBodySize).toBeGreaterThan(2000);
        expect(responseBodySize).toBeLessThanOrEqual(MOST_HTML_BYTES);
        // The login token is nobody's business but the server's.
        expect(html).not.toMatch(/login.?token/i);
      });
    });
  }
}

test("an error and its thanks are accessible", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  await logIn(page, await createPerson(page));
  await open(page, "/my-profile");
  await page.route("/user/profile", (route) => route.abort());
  const { submit } = formAt(page, "/user/profile");
  await submit.click();
  await expect(announced(page, "alert")).toHaveCount(1);
  await expectAccessible(page, "failed");
  await page.unroute("/user/profile");
  await submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  await expectAccessible(page, "saved");
});
