import { type Account, test as base, expectSuccess, type Page } from "../../accounts/fixtures";
import { type Answer, startHostileBackend } from "../../support/hostile-backend";
import { startSite } from "../../support/site";

type HostileBackend = Awaited<ReturnType<typeof startHostileBackend>>;
type Site = Awaited<ReturnType<typeof startSite>>;

const BACKEND_TIMEOUT_MS = 1500;

/** Tests against a site whose backend answers as badly as the test wants; it is reset before and after each. */
export const test = base.extend<{ backend: HostileBackend }, { hostileBackend: HostileBackend; hostileSite: Site }>({
  hostileBackend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const backend = await startHostileBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: "worker" },
  ],
  hostileSite: [
    async ({ issuer, hostileBackend }, use) => {
      const timeout = { BACKEND_TIMEOUT_MS: String(BACKEND_TIMEOUT_MS) };
      const site = await startSite({ env: { ...issuer.settings, ...hostileBackend.settings, ...timeout } });
      issuer.admit(site.url);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ hostileSite }, use) => use(hostileSite),
  backend: async ({ hostileBackend, expectedTrouble }, use) => {
    hostileBackend.reset();
    expectedTrouble.push(/responded with a status of [45]\d\d/);
    await use(hostileBackend);
    await hostileBackend.start();
    hostileBackend.reset();
  },
});

export const UNAVAILABLE = "Something went wrong. Please try again later.";

/** What exceptions, servers and the answers of the hostile backend say, and no visitor should read. */
export const INTERNALS =
  /ECONN|ETIMEDOUT|UND_ERR|fetch failed|terminated|socket|aborted|(Type|Range|Syntax|Abort|Timeout)Error|Unexpected (token|end)|SELECT|users\.js|\/srv\/|node_modules|It works!|disk is full|127\.0\.0\.1/;

export const answerWith = async (backend: HostileBackend, answer: Answer | "refused connection") => {
  if (answer === "refused connection") await backend.stop();
  else backend.answer = answer;
};

export const done = (result?: unknown): Answer => ({ body: { success: true, result } });
export const refused = (result?: unknown, status = 403): Answer => ({ status, body: { success: false, result } });
export const userOf = (username: string, role = "talent") => ({ username, login_token: "a-login-token", role });

/** From here on the backend answers as it should. */
export async function recover(backend: HostileBackend, username: string) {
  await backend.start();
  backend.answers = {
    login: done(userOf(username)),
    googleLogin: done(userOf(username)),
    register: done("Registered"),
    talents: done([]),
  };
}

export const formNames = ["login", "register"] as const;
export type FormName = (typeof formNames)[number];

export async function fillForm(page: Page, { username, password }: Account) {
  await page.getByLabel("Email").fill(username);
  for (const field of await page.locator("main input[autocomplete$=password]").all()) await field.fill(password);
}

export const submitForm = (page: Page, name: FormName) =>
  page.getByRole("button", { name: { login: "Login", register: "Register" }[name], exact: true }).click();

/** The form succeeds at last. */
export const expectFormSuccess = (page: Page, name: FormName) =>
  name === "login" ? page.waitForURL("/my-profile") : expectSuccess(page, "Registration successful! Redirecting...");
