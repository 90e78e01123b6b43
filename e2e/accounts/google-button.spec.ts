import { expect, open, test } from "./fixtures";
import { googleButton, intents } from "./google-person";

const PROVIDERS = "**/api/auth/providers";

for (const intent of intents) {
  test(`/${intent}: the Google button waits for the provider, with the same words`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(PROVIDERS, async (route) => {
      await released;
      await route.continue();
    });
    const answer = page.waitForResponse(PROVIDERS);
    await open(page, `/${intent}`);
    const words = { login: "Login with Google", register: "Register with Google" }[intent];
    await expect(googleButton(page, intent)).toHaveText(words);
    await expect(googleButton(page, intent)).toBeDisabled();
    release();
    expect(await (await answer).json()).toHaveProperty("google");
    await expect(googleButton(page, intent)).toBeEnabled();
    await expect(googleButton(page, intent)).toHaveText(words);
  });
}

test("a provider that comes late, or after a failed question, is still found", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  let tries = 0;
  await page.route(PROVIDERS, (route) => {
    tries++;
    if (tries === 1) return route.abort();
    if (tries === 2) return route.fulfill({ json: {} });
    if (tries === 3) return route.fulfill({ contentType: "text/html", body: "<p>Bad gateway</p>" });
    return route.continue();
  });
  await open(page, "/login");
  await expect(googleButton(page, "login")).toBeEnabled();
  expect(tries).toBe(4);
});
