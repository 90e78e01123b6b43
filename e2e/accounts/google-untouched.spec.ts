import { createAccount, expect, goodModes, logIn, type Page, test } from "./fixtures";
import { announced, expectArrival, hold } from "./forms";
import {
  expectFailure,
  expectNoLeftovers,
  expectSession,
  googleButton,
  type Intent,
  intents,
  resetPeers,
} from "./google-person";

// Nobody turns to a page before the test does, and then its scripts are on their way (components/layout/late-scripts.ts).
test.use({ touchesPages: false });

const CHUNKS = "**/_next/static/chunks/*.js";
const START = "/api/auth/signin/google";
const failed = { login: "An error occurred. Please try again.", register: "An error occurred during registration" };

resetPeers();

/** Opens a form whose scripts wait until they are let go. */
async function openHeld(page: Page, address: string) {
  const release = await hold(page, CHUNKS);
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  return release;
}

/** Goes to the issuer and agrees there, without any script of the form's page. */
async function signInHeld(page: Page, intent: Intent, search = "") {
  await openHeld(page, `/${intent}${search}`);
  await googleButton(page, intent).click();
  await page.getByRole("button", { name: /^Continue as/ }).click();
}

/** The questions that start a way to Google, as they are asked. */
function watchStarts(page: Page) {
  const starts: string[] = [];
  page.on("request", (request) => void (request.url().endsWith(START) && starts.push(request.postData() ?? "")));
  return starts;
}

for (const mode of goodModes) {
  test.describe(`Google before the scripts, on the ${mode} backend`, () => {
    test.use({ mode });

    test("registration leads to the profile, a log-in to where one wanted to go", async ({ page, issuer }) => {
      await signInHeld(page, "register");
      await expect(page).toHaveURL("/my-profile");
      await expect(page.getByRole("definition").first()).toHaveText(issuer.person.email);
      await expectSession(page, true);
      await expectNoLeftovers(page);
      await page.request.post("/user/profile", { data: { kind: "talent", name: "Ada" } });

      for (const [search, place] of [
        ["", "/home"],
        ["?callbackUrl=%2Fabout-us%3Ffrom%3Dgoogle", "/about-us?from=google"],
        ["?callbackUrl=%2F%2Fevil.example", "/home"],
      ] as const) {
        await page.context().clearCookies();
        await page.unrouteAll();
        await signInHeld(page, "login", search);
        await expect(page).toHaveURL(place);
        await expectSession(page, true);
      }
    });
  });
}

for (const intent of intents) {
  test(`an issuer that is down is told of on /${intent} without its scripts`, async ({ page, issuer }) => {
    await openHeld(page, `/${intent}?callbackUrl=%2Fabout-us`);
    await expect(googleButton(page, intent)).toBeEnabled();
    await issuer.stop();
    await googleButton(page, intent).click();
    await expect(page).toHaveURL(`/${intent}?answer=1`);
    await expectFailure(page, intent, failed[intent]);
    // The next try is as good as the first, and leads as far.
    await issuer.start();
    await page.unrouteAll();
    await page.reload();
    await page.getByRole("button", { name: /Google/ }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test(`/${intent} leaves once, pressed before and after its scripts come`, async ({ page }) => {
    const starts = watchStarts(page);
    const go = await hold(page, `**${START}`, "POST");
    const release = await openHeld(page, `/${intent}`);
    await googleButton(page, intent).dblclick();
    await expect.poll(() => starts).toHaveLength(1);
    release();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(googleButton(page, intent)).toBeEnabled();
    await googleButton(page, intent).click();
    go();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(starts).toHaveLength(1);
    expect(new URLSearchParams(starts[0]).get("intent")).toBe(intent);
  });

  test(`/${intent} leaves once, pressed before and after all of it is loaded`, async ({ page }) => {
    const starts = watchStarts(page);
    const go = await hold(page, `**${START}`, "POST");
    const load = await hold(page, "**/*.woff2");
    await page.goto(`/${intent}`, { waitUntil: "commit" });
    await googleButton(page, intent).click();
    await expect.poll(() => starts).toHaveLength(1);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    load();
    await page.waitForLoadState("load");
    await googleButton(page, intent).click();
    go();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(starts).toHaveLength(1);
  });

  test(`a lost line is told of on /${intent} once its scripts come`, async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/net::ERR_FAILED/);
    const release = await openHeld(page, `/${intent}`);
    await page.route("/api/auth/csrf", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await googleButton(page, intent).click();
    await lost;
    await page.unroute("/api/auth/csrf");
    release();
    await expect(announced(page, "alert")).toHaveText([failed[intent]]);
    await expect(page).toHaveURL(`/${intent}`);
    await googleButton(page, intent).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
}

test("an issuer that is down is told of in place where the scripts have come meanwhile", async ({ page, issuer }) => {
  const go = await hold(page, `**${START}`, "POST");
  const release = await openHeld(page, "/login");
  await issuer.stop();
  const starting = page.waitForRequest(`**${START}`);
  await googleButton(page, "login").click();
  await starting;
  release();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByLabel("Email").fill("ada@example.org");
  go();
  await expectFailure(page, "login", failed.login);
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
});

test("the scripts that come leave the button as it is, and ask nothing again", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => void (request.url().endsWith("/api/auth/providers") && asked++));
  const release = await openHeld(page, "/login");
  await expect(googleButton(page, "login")).toBeEnabled();
  const changes = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    const button = document.querySelector("[data-google]");
    if (button) new MutationObserver((all) => seen.push(...all)).observe(button, { attributes: true });
    return seen;
  });
  await page.mouse.move(200, 300);
  release();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(await changes.evaluate((seen) => seen.length)).toBe(0);
  await expect(googleButton(page, "login")).toBeEnabled();
  expect(asked).toBe(1);
});

test("whoever is logged in is led on from /login without a touch", async ({ page }) => {
  await logIn(page, await createAccount(page));
  await page.goto("/login?callbackUrl=%2Fabout-us");
  await expectArrival(page, "/my-profile");
});
