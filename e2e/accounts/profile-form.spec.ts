import { createAccount, expect, logIn, open, type Page, test } from "./fixtures";
import { announced, createPerson, expectArrival, fillLogin, formAt } from "./forms";

const LOST = "Something went wrong. Please try again later.";

const watchPosts = (page: Page) => {
  const posts: unknown[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
  return posts;
};

test("the kind comes first, then the name, and nothing is sent without them", async ({ page }) => {
  const account = await createAccount(page);
  await logIn(page, account);
  await open(page, "/my-profile");
  const posts = watchPosts(page);
  const { form, submit } = formAt(page, "/user/profile");
  const kinds = form.getByRole("group", { name: "Account kind" });
  const name = page.getByLabel("Name");
  await submit.click();
  await expect(kinds).toHaveAccessibleDescription(/select one of these options/i);
  await expect(kinds.getByRole("radio").first()).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/fill (out|in) this field/i);

  await kinds.getByRole("radio", { name: "Organization" }).check();
  await submit.click();
  await expect(name).toBeFocused();

  // Blanks are no name.
  await name.fill("   ");
  await submit.click();
  await expect(name).toHaveAccessibleDescription("Please fill out this field.");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  expect(posts).toEqual([]);

  await name.fill(" Uwase ");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  expect(posts).toEqual([{ username: account.username, kind: "organization", name: "Uwase", phone: "", about: "" }]);
});

test("a text that is too long is named, and stays", async ({ page }) => {
  await logIn(page, await createPerson(page));
  await open(page, "/my-profile");
  const posts = watchPosts(page);
  const about = page.getByLabel("What should we know?");
  await about.fill("m".repeat(1001));
  await formAt(page, "/user/profile").submit.click();
  await expect(about).toHaveAccessibleDescription("Please shorten this text.");
  await expect(about).toBeFocused();
  await expect(about).toHaveValue("m".repeat(1001));
  expect(posts).toEqual([]);
  await about.fill("m".repeat(1000));
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
});

test("what was typed stays where the line is lost, and can be sent again", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/net::ERR_FAILED/);
  await logIn(page, await createAccount(page));
  await open(page, "/my-profile");
  await page.route("/user/profile", (route) => route.abort());
  const { submit } = formAt(page, "/user/profile");
  await page.getByRole("radio", { name: "Organization" }).check();
  const typed = { name: "Keza Ltd", phone: "0788", about: "Maps" };
  for (const [name, value] of Object.entries(typed)) await page.locator(`#profile-${name}`).fill(value);
  await submit.click();
  await expect(announced(page, "alert")).toHaveText([LOST]);
  await expect(page.getByRole("radio", { name: "Organization" })).toBeChecked();
  for (const [name, value] of Object.entries(typed)) await expect(page.locator(`#profile-${name}`)).toHaveValue(value);

  await page.unroute("/user/profile");
  await submit.click();
  await expect(announced(page, "status")).toHaveText(["Your profile is saved."]);
  await expect(announced(page, "alert")).toHaveCount(0);
});

test("a login that has ended says so, and what was typed is still there", async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/status of 401/);
  const account = await createPerson(page);
  await logIn(page, account);
  await open(page, "/my-profile");
  await page.getByLabel("Name").fill("Typed before the end");
  await page.context().clearCookies();
  await formAt(page, "/user/profile").submit.click();
  await expect(announced(page, "alert")).toHaveText(["Your login has ended. Please log in again."]);
  await expect(page.getByLabel("Name")).toHaveValue("Typed before the end");
  await page.reload();
  await expect(page).toHaveURL("/login?callbackUrl=%2Fmy-profile");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expectArrival(page, "/my-profile");
  await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
});
