import type { Answer } from "../peers/hostile-answers";
import { expect, logIn, newAccount, open, type Page, test } from "./fixtures";
import { announced, formAt } from "./forms";

const account = newAccount();
const done = (result?: unknown): Answer => ({ body: { success: true, result } });
const NO_SUCH_PAGE: Answer = {
  status: 404,
  headers: { "content-type": "text/html" },
  body: "<!doctype html><title>404</title><h1>Not Found</h1>",
};
const DOWN = "Your profile could not be loaded. Please try again later.";

test.use({ mode: "hostile" });
test.beforeEach(({ hostileBackend }) => {
  hostileBackend.reset();
  hostileBackend.answers.login = done({ ...account, password: undefined, login_token: "a-token", role: "talent" });
  hostileBackend.answers.talents = done([]);
});
test.afterEach(async ({ hostileBackend }) => {
  hostileBackend.reset();
  await hostileBackend.start();
});

async function fillProfile(page: Page) {
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase Keza");
  await page.getByLabel("Phone").fill("0788");
  await page.getByLabel("What should we know?").fill("Maps");
}

async function expectTyped(page: Page) {
  await expect(page.getByRole("radio", { name: "Talent" })).toBeChecked();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
  await expect(page.getByLabel("Phone")).toHaveValue("0788");
  await expect(page.getByLabel("What should we know?")).toHaveValue("Maps");
}

for (const [what, answer, text] of [
  ["cannot save", NO_SUCH_PAGE, "Profiles cannot be saved here yet. Your account itself works as before."],
  ["says why not", { status: 400, body: { success: false, result: "Not today." } }, "Not today."],
  ["says no more than no", { status: 400, body: { success: false } }, "An error occurred. Please try again."],
  ["fails", "500", "Something went wrong. Please try again later."],
] satisfies [string, Answer, string][]) {
  test(`a backend that ${what}: the form says so and keeps what was typed`, async ({
    page,
    hostileBackend,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of [45]\d\d/);
    hostileBackend.answers.createTalent = answer;
    await logIn(page, account);
    await open(page, "/my-profile");
    await fillProfile(page);
    await formAt(page, "/user/profile").submit.click();
    await expect(announced(page, "alert")).toHaveText([text]);
    await expect(announced(page, "status")).toHaveCount(0);
    await expectTyped(page);
    const { body, headers } = hostileBackend.requests.find(({ call }) => call === "createTalent") ?? {};
    expect(body).toEqual({ name: "Uwase Keza", phone: "0788", about: "Maps" });
    expect(headers).toMatchObject({ username: account.username, "login-token": "a-token" });
    // The account works as before.
    await page.reload();
    await expect(page.getByRole("heading", { name: "Complete your profile" })).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText(account.username);
  });
}

test("a backend that is down while the page loads: the page says so, until it is back", async ({
  page,
  hostileBackend,
}) => {
  await logIn(page, account);
  await hostileBackend.stop();
  await open(page, "/my-profile");
  await expect(page.getByText(DOWN)).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(account.username);
  await expect(formAt(page, "/user/profile").form).toHaveCount(0);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(DOWN)).toBeVisible();

  await hostileBackend.start();
  hostileBackend.answers.talents = done([{ email: account.username.toUpperCase(), name: "Uwase of old" }]);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Uwase of old");
  await expect(page.getByText(DOWN)).toHaveCount(0);
});

test("a login that the backend does not know any more ends on the log-in page", async ({ page, hostileBackend }) => {
  await logIn(page, account);
  hostileBackend.answers.talents = { status: 401, body: { success: false, result: "Who?" } };
  await open(page, "/my-profile");
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await expect(announced(page, "alert")).toHaveText(["Your login has ended. Please log in again."]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
});
