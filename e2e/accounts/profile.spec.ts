import { hydrated, routeScripts } from "../fixtures";
import { mainNavigation } from "../frame/fixtures";
import {
  createAccount,
  createPerson,
  expect,
  expectError,
  expectSession,
  expectSignedInHeader,
  expectSuccess,
  formAt,
  logIn,
  logOutButton,
  open,
  openWithoutScripts,
  type Page,
  profileOf,
  revokeSession,
  storedUser,
  test,
} from "./fixtures";

const SAVED = "Your profile is saved.";
const record = { name: "Uwase Keza", phone: "+250 788 000 000", about: 'Maps,\nand registers <b>&</b> "deeds".' };
const fieldOf = (page: Page, name: string) => page.locator(`#profile-${name}`);

async function fillProfile(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await fieldOf(page, name).fill(value);
}

async function expectValues(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(fieldOf(page, name)).toHaveValue(value);
}

test("signed out, it redirects to the log-in with a callback URL, query included", async ({ request }) => {
  for (const path of ["/my-profile", "/my-profile?a=1&b=%26"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([
      307,
      `/login?callbackUrl=${encodeURIComponent(path)}`,
    ]);
  }
});

test("kind and name are required, and a long text is refused at the field", async ({ page }) => {
  await logIn(page, await createAccount(page));
  await open(page, "/my-profile");
  const posts: unknown[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
  const { form, submit } = formAt(page, "/user/profile");
  const kinds = form.getByRole("group", { name: "Account kind" });
  const [name, about] = [fieldOf(page, "name"), fieldOf(page, "about")];
  await submit.click();
  await expect(kinds).toHaveAccessibleDescription(/select one of these options/i);
  await expect(kinds.getByRole("radio").first()).toBeFocused();
  await expect(kinds.locator("legend")).toContainText("*");
  await expect(name).toHaveAccessibleDescription(/fill (out|in) this field/i);

  await kinds.getByRole("radio", { name: "Talent" }).check();
  await expect(kinds).toHaveAccessibleDescription("");
  await submit.click();
  await expect(name).toBeFocused();

  await name.fill("   ");
  await about.fill("m".repeat(1001));
  await submit.click();
  await expect(name).toHaveAccessibleDescription("Please fill out this field.");
  await expect(about).toHaveAccessibleDescription("Please shorten this text.");
  await expect(about).toHaveValue("m".repeat(1001));
  expect(posts).toEqual([]);

  await name.fill(" Uwase ");
  await about.fill("m".repeat(1000));
  await submit.click();
  await expectSuccess(page, SAVED);
  expect(posts).toMatchObject([{ kind: "talent", name: "Uwase" }]);
});

test("a first record decides the kind of account, and can be changed at once; what was typed before React starts counts", async ({
  page,
}) => {
  const account = await createAccount(page);
  await logIn(page, account);
  const startReact = await openWithoutScripts(page, "/my-profile");
  await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([account.username, "Not chosen yet"]);
  const organization = page.getByRole("radio", { name: "Organization" });
  await organization.check();
  await fillProfile(page, record);
  await startReact();
  await expect(organization).toBeChecked();
  await expectValues(page, record);
  const { form, submit } = formAt(page, "/user/profile");
  await submit.click();
  await expectSuccess(page, SAVED);
  await expect(page.getByRole("definition")).toHaveText([account.username, "Organization"]);
  await expect(page.getByRole("heading", { name: "Your profile", exact: true })).toBeVisible();
  expect(await storedUser(page)).toEqual({ username: account.username, role: "organization" });

  await fieldOf(page, "name").fill("Keza Ltd");
  const saved = page.waitForResponse("/user/profile");
  await submit.click();
  expect((await saved).status()).toBe(200);
  await expectSuccess(page, SAVED);
  await page.reload();
  await expect(form.getByRole("radio")).toHaveCount(0);
  await expect(page.locator("#profile-email")).toHaveJSProperty("readOnly", true);
  await expectValues(page, { ...record, name: "Keza Ltd", email: account.username });
});

test("a session that has ended elsewhere saves nothing: that is reported, what was typed stays, the header signs out", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 401/);
  const account = await createPerson(page);
  await logIn(page, account);
  await open(page, "/my-profile");
  await fieldOf(page, "name").fill("Typed before the end");
  await revokeSession(page);
  await formAt(page, "/user/profile").submit.click();
  await expectError(page, "Your login has ended. Please log in again.");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expectValues(page, { name: "Typed before the end" });
  await expectSignedInHeader(page, false);
  expect(await storedUser(page)).toBeNull();
  await expectSession(page, false);
  await logIn(page, account);
  expect(await profileOf(page)).toMatchObject({ record: { name: "Uwase Keza" } });
});

test("a form that was opened for one account does not save to another", async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 409/);
  const [first, second] = [await createPerson(page), await createPerson(page)];
  await logIn(page, first);
  await open(page, "/my-profile");
  await logIn(page, second);
  await fieldOf(page, "name").fill("Written by the other one");
  await formAt(page, "/user/profile").submit.click();
  await expectError(
    page,
    "You have logged in with another account since you opened this page. Reload it to see that one.",
  );
  await expectValues(page, { name: "Written by the other one" });
  expect(await profileOf(page)).toMatchObject({ username: second.username, record: { name: "Uwase Keza" } });
});

test("a profile that was typed while the scripts were lost survives the reload, unlike passwords, and can be saved", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await logIn(page, await createAccount(page));
  const findScripts = await routeScripts(page, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/my-profile");
  const passwords = await page.locator("input[type=password]").all();
  expect(passwords).toHaveLength(3);
  for (const password of passwords) await password.fill("ridge and hill");
  const organization = page.getByRole("radio", { name: "Organization" });
  await organization.check();
  await fillProfile(page, record);
  await findScripts();
  await page.getByRole("button", { name: "Reload" }).click();
  await hydrated(page);
  for (const password of passwords) await expect(password).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
  await expect(organization).toBeChecked();
  await expectValues(page, record);
  await formAt(page, "/user/profile").submit.click();
  await expectSuccess(page, SAVED);
  expect(await profileOf(page)).toMatchObject({ role: "organization", record: { phone: record.phone } });
});

test.describe("signing out", () => {
  test("leaves nothing in the browser, and revokes this login and no other", async ({ page, request }) => {
    const account = await createPerson(page);
    // Another device.
    await logIn({ request }, account);
    await logIn(page, account);
    await open(page, "/my-profile");
    await expectSignedInHeader(page, true);
    const cookies = await page.context().cookies();
    await logOutButton(page).click();
    await expect(page).toHaveURL("/");
    await expectSignedInHeader(page, false);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    // Cookies that were copied before are worth nothing.
    await page.context().addCookies(cookies);
    expect((await page.request.get("/user/profile")).status()).toBe(401);
    expect(await profileOf({ request })).toMatchObject({ username: account.username });
  });

  test("other tabs drop personal data at once, also from what going back would show", async ({ page, context }) => {
    const account = await createPerson(page);
    const other = await context.newPage();
    await open(other, "/about-us");
    await logIn(page, account);
    await open(page, "/my-profile");
    // A log-in shows at once as well.
    await expectSignedInHeader(other, true);
    const forgotten = await context.newPage();
    await open(forgotten, "/forgot-password");
    await expect(forgotten.getByLabel("Email")).toHaveValue(account.username);
    const main = mainNavigation(other);
    await main.getByRole("link", { name: "My Profile" }).click();
    await expect(other.getByLabel("Name")).toHaveValue("Uwase Keza");
    await main.getByRole("link", { name: "About Us" }).click();
    await expect(other).toHaveURL("/about-us");
    const profile = await context.newPage();
    await open(profile, "/my-profile");
    await logOutButton(page).click();
    await expect(page).toHaveURL("/");
    await expect(profile).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    await expect(forgotten.getByLabel("Email")).toHaveValue("");
    await expectSignedInHeader(other, false);
    await other.goBack();
    await expect(other).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    await expectSignedInHeader(other, false);
  });
});

test("a tab that got no storage event drops another person's data when it is looked at again", async ({ page }) => {
  // Later, as the page may be reloaded by it.
  const lookAgain = () => page.evaluate(() => void setTimeout(() => dispatchEvent(new Event("focus"))));
  const [first, second] = [await createPerson(page), await createPerson(page)];
  await logIn(page, first);
  await open(page, "/my-profile");
  await logIn(page, second);
  await lookAgain();
  await expect(page.getByLabel("Email")).toHaveValue(second.username);
  await page.context().clearCookies();
  await lookAgain();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await expectSignedInHeader(page, false);
});
