import {
  announced,
  createPerson,
  expect,
  expectError,
  expectSignedInHeader,
  fillLogin,
  formAt,
  hold,
  open,
  revokeSession,
  signUp,
  storedUser,
  test,
} from "../../accounts/fixtures";
import { mainNavigation } from "../../frame/fixtures";

const ENDED = "Your log-in has ended. Please log in again.";

// A login that has ended saves no profile: accounts/profile.spec.ts.
test.describe("a login that has ended elsewhere", () => {
  test("is noticed when a page needs it", async ({ page }) => {
    await signUp(page);
    await open(page, "/about-us");
    await revokeSession(page);
    await mainNavigation(page).getByRole("link", { name: "My Profile" }).click();
    await expectError(page, ENDED);
    await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
    await expectSignedInHeader(page, false);
  });

  test("is claimed by the log-in page neither before nor after it is looked up", async ({ page, allowedErrors }) => {
    allowedErrors.push(/responded with a status of 401/);
    const account = await signUp(page);
    await open(page, "/about-us");
    await revokeSession(page);
    const { release } = await hold(page, "/user/profile");
    await open(page, "/login");
    await expect(announced(page, "status")).toHaveCount(0);
    release();
    await expectError(page, ENDED);
    expect(await storedUser(page)).toBeNull();
    await fillLogin(page, account);
    await formAt(page, "/user/login").submit.click();
    await expect(page).toHaveURL("/home");
  });
});

test("a browser that blocks cookies learns at the log-in that it needs them", async ({ page, context }) => {
  const account = await createPerson(page);
  await page.route("/user/login", async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { "set-cookie": blocked, ...headers } = response.headers();
    expect(blocked).toContain("session-token");
    await route.fulfill({ response, headers });
  });
  await open(page, "/login");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expectError(page, "Please allow cookies for this site and try again. Without them you cannot log in.");
});
