import { expect, open, openWithoutScripts, test } from "../fixtures";
import { send } from "../support/http";
import { addUserCookie } from "./fixtures";

const rights = (year: number) => `© ${year} Imisozi Technologies All Right Reserved`;

// A hydration mismatch would be a console error, which fails the test.
test("the year is the visitor's, whatever year the site was built in", async ({ page, origin }) => {
  const { text } = await send(origin, "/about-us");
  const served = text.replace(/<!-- -->|<\/?span[^>]*>/g, "");
  expect(served).toMatch(/© 20\d\d Imisozi Technologies All Right Reserved/);
  expect(served).not.toContain(rights(2031));
  const year = page.locator("footer").getByText(rights(2031), { exact: true });
  await page.clock.setFixedTime(new Date("2031-01-01T00:01:00"));
  const startReact = await openWithoutScripts(page, "/about-us");
  await expect(year, "before React").toBeVisible();
  await startReact();
  await expect(year).toBeVisible();
});

test("its account links are those of a signed-in visitor, who can log out there", async ({ page, origin }) => {
  const account = page.locator("footer").getByRole("navigation", { name: "Account" });
  const entries = account.locator("a, button").filter({ visible: true });
  await open(page, "/about-us");
  await expect(entries).toHaveText(["Log in", "Register", "My Profile"]);
  await addUserCookie(page, origin);
  await open(page, "/about-us");
  await expect(entries).toHaveText(["My Profile", "Log out"]);
  await account.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(entries).toHaveText(["Log in", "Register", "My Profile"]);
});
