import { expect, open, type Page, test } from "./fixtures";

const CHUNKS = "**/_next/static/chunks/*.js";
const FORMS = {
  "/": "#subscribe-email",
  "/contact-us": "#contact-name",
  "/login": "#login-email",
  "/register": "#register-email",
};

const isScript = (url: string) => url.endsWith(".js");

async function registerTwoPasswords(page: Page) {
  await page.getByLabel("Email").fill("someone@imisozi.example");
  await page.locator("#register-password").fill("a long enough password");
  await page.locator("#register-confirm").fill("another password");
  await page.getByRole("button", { name: "Register", exact: true }).click();
}

for (const [path, field] of Object.entries(FORMS)) {
  test(`${path} brings what checks its form once somebody turns to it`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator(field).focus();
    await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(0);
  });
}

test("where it does not arrive, the server checks, and says the same", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/, /400 \(Bad Request\)/);
  await open(page, "/register");
  await page.waitForLoadState("networkidle");
  await page.route(CHUNKS, (route) => route.abort());
  const posted = page.waitForResponse("**/user/register");
  await registerTwoPasswords(page);
  expect((await posted).status()).toBe(400);
  await expect(page.getByText("Passwords do not match!")).toBeVisible();
  await expect(page.locator("#register-password")).toHaveValue("a long enough password");
});
