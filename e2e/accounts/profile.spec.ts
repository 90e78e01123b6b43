import { hydrated, routeScripts } from "../fixtures";
import { mainNavigation } from "../frame/fixtures";
import {
  createAccount,
  createPerson,
  errorSummary,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  expectSuccess,
  formAt,
  hold,
  logIn,
  logOutButton,
  open,
  type Page,
  profileOf,
  revokeSession,
  signUp,
  storedUser,
  test,
} from "./fixtures";

const SAVED = "Your profile is saved.";
const typed = { phone: "+250 788 000 000", about: 'Maps,\nand registers <b>&</b> "deeds".' };
const fieldOf = (page: Page, name: string) => page.locator(`#profile-${name}`);

async function fillProfile(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await fieldOf(page, name).fill(value);
}

async function expectValues(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(fieldOf(page, name)).toHaveValue(value);
}

test("a profile is typed without scripts, survives the reload, and is corrected, saved and changed", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  const account = await createAccount(page);
  await logIn(page, account);
  const findScripts = await routeScripts(page, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/my-profile");
  await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([account.username, "Not chosen yet"]);
  await expect(fieldOf(page, "name")).toHaveAttribute("autocomplete", "name");
  // The page explains the asterisk.
  await expect(formAt(page, "/user/profile").form.getByText("* required")).toBeVisible();
  const passwords = await page.locator("input[type=password]").all();
  expect(passwords).toHaveLength(3);
  for (const password of passwords) await password.fill("ridge and hill");
  await fillProfile(page, typed);
  await findScripts();
  await page.getByRole("button", { name: "Reload" }).click();
  await hydrated(page);
  for (const password of passwords) await expect(password).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
  await expectValues(page, typed);

  const { requests: posts, release } = await hold(page, "/user/profile");
  release();
  const { form, submit } = formAt(page, "/user/profile");
  const kinds = form.getByRole("radiogroup", { name: "Account kind" });
  const [name, about] = [fieldOf(page, "name"), fieldOf(page, "about")];
  await expect(page.locator("[type=hidden][readonly], [type=radio][aria-invalid]")).toHaveCount(0);
  await expect(kinds).not.toHaveAttribute("aria-invalid");
  await submit.click();
  await expect(kinds).toHaveAttribute("aria-invalid", "true");
  await expect(kinds).toHaveAccessibleDescription("Choose the account kind");
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole("link", { name: "Account kind" }).click();
  await expect(kinds.getByRole("radio").first()).toBeFocused();
  await expect(kinds.locator("legend")).toContainText("*");
  await expect(name).toHaveAccessibleDescription("Enter your name");
  await name.fill("Uwase");
  await expect(name).toHaveAccessibleDescription("");
  await kinds.getByRole("radio", { name: "Organization" }).check();
  await expect(kinds).toHaveAccessibleDescription("");

  await name.fill("   ");
  await about.fill("m".repeat(1001));
  await submit.click();
  await expect(name).toHaveAccessibleDescription("Enter your name");
  await expect(about).toHaveAccessibleDescription("Use at most 1,000 characters for your text");
  await expect(about).toHaveValue("m".repeat(1001));
  expect(posts).toEqual([]);
  await name.fill(" Uwase ");
  await about.fill(typed.about);
  await submit.click();
  await expectSuccess(page, SAVED);
  expect(posts.map((post) => post.postDataJSON())).toMatchObject([{ kind: "organization", name: "Uwase" }]);
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  expect(await storedUser(page)).toEqual({ username: account.username, role: "organization" });

  await name.fill("Keza Ltd");
  const saved = page.waitForResponse("/user/profile");
  await submit.click();
  expect((await saved).status()).toBe(200);
  await expectSuccess(page, SAVED);
  await page.reload();
  await expect(form.getByRole("radio")).toHaveCount(0);
  await expect(page.locator("#profile-email")).toHaveJSProperty("readOnly", true);
  await expectValues(page, { ...typed, name: "Keza Ltd", email: account.username });
});

test("a form for another account or an ended session saves nothing, and keeps what was typed", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of (409|401)/);
  // The event comes later, as it may reload the page.
  const lookAgain = () => page.evaluate(() => void setTimeout(() => dispatchEvent(new Event("focus"))));
  const second = await createPerson(page);
  await signUp(page);
  await open(page, "/my-profile");
  await logIn(page, second);
  await fieldOf(page, "name").fill("Written by the other one");
  const { submit } = formAt(page, "/user/profile");
  await submit.click();
  await expectError(
    page,
    "You have logged in with another account since you opened this page. Reload it to see that one.",
  );
  await expectValues(page, { name: "Written by the other one" });
  expect(await profileOf(page)).toMatchObject({ username: second.username, record: { name: "Uwase Keza" } });

  // A tab that got no storage event drops the first one's data when it is looked at again.
  await lookAgain();
  await expect(page.getByLabel("Email")).toHaveValue(second.username);
  await hydrated(page);
  await fieldOf(page, "name").fill("Typed before the end");
  await revokeSession(page);
  await submit.click();
  await expectError(page, "Your log-in has ended. Please log in again.");
  await lookAgain();
  await expectValues(page, { name: "Typed before the end" });
  await expectSignedInHeader(page, false);
  expect(await storedUser(page)).toBeNull();
  await expectSession(page, false);
  await logIn(page, second);
  expect(await profileOf(page)).toMatchObject({ record: { name: "Uwase Keza" } });
  await open(page, "/my-profile");
  await page.context().clearCookies();
  await lookAgain();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
});

test.describe("signing out", () => {
  test("leaves nothing in the browser, other tabs included, and revokes this login and no other", async ({
    page,
    context,
    request,
  }) => {
    const other = await context.newPage();
    await open(other, "/about-us");
    const account = await signUp(page);
    // Drafts of a message, in both tabs.
    for (const tab of [page, other]) {
      await open(tab, "/contact-us");
      await tab.getByLabel("Your name").fill("Uwase Keza");
    }
    await open(other, "/about-us");
    // The fixture `request` is another device.
    await logIn({ request }, account);
    await open(page, "/my-profile");
    // A log-in shows at once as well.
    await expectSignedInHeader(other, true);
    const profile = await context.newPage();
    await open(profile, "/my-profile");
    const main = mainNavigation(other);
    await main.getByRole("link", { name: "My Profile" }).click();
    await expect(other.getByLabel("Name")).toHaveValue("Uwase Keza");
    await main.getByRole("link", { name: "About Us" }).click();
    await expect(other).toHaveURL("/about-us");
    const cookies = await page.context().cookies();
    await logOutButton(page).click();
    await expectSuccess(page, "You are logged out.");
    await expect(page).toHaveURL("/login");
    await expectSignedInHeader(page, false);
    await expect(profile).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    await expectSignedInHeader(other, false);
    // Going back would show personal data.
    await other.goBack();
    await expect(other).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    // The message that the person is logged out lasts a minute.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["flash-login-0"]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    for (const tab of [page, other]) {
      await open(tab, "/contact-us");
      await expect(tab.getByLabel("Your name")).toHaveValue("");
    }

    // Cookies that were copied before are worth nothing.
    await page.context().addCookies(cookies);
    expect((await page.request.get("/user/profile")).status()).toBe(401);
    expect(await profileOf({ request })).toMatchObject({ username: account.username });
  });
});
