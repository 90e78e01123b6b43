import { test as base } from "../../accounts/fixtures";
import { type Answer, startHostileBackend } from "../../support/hostile-backend";
import { startSite } from "../../support/site";

type HostileBackend = Awaited<ReturnType<typeof startHostileBackend>>;
type Site = Awaited<ReturnType<typeof startSite>>;

/** Tests against a site whose backend answers as badly as the test wants; it is reset before each. */
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
      const site = await startSite({ env: { ...issuer.settings, ...hostileBackend.settings } });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ hostileSite }, use) => use(hostileSite),
  backend: async ({ hostileBackend, allowedErrors }, use) => {
    await hostileBackend.start();
    hostileBackend.reset();
    allowedErrors.push(/responded with a status of [45]\d\d/);
    await use(hostileBackend);
  },
});

/** What the answers of the hostile backend and exceptions say, and no visitor should read. */
export const INTERNALS =
  /SELECT|users\.js|\/srv\/|fetch failed|ECONN|(Type|Range|Syntax|Abort|Timeout)Error|127\.0\.0\.1/;

export const done = (result?: unknown): Answer => ({ body: { success: true, result } });
export const refused = (result?: unknown, status = 403): Answer => ({ status, body: { success: false, result } });
export const userOf = (username: string, role = "talent") => ({ username, login_token: "a-login-token", role });

/** From here on the backend answers as it should. */
export function recover(backend: HostileBackend, username: string) {
  backend.answers = {
    login: done(userOf(username)),
    googleLogin: done(userOf(username)),
    register: done("Registered"),
    talents: done([]),
  };
}
