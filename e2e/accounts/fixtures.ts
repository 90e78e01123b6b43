import { randomUUID } from "node:crypto";
import { test as base, type Page } from "../fixtures";
import { startBackend } from "../peers/backend";
import { startHostileBackend } from "../peers/hostile-backend";
import { startIssuer } from "../peers/issuer";
import { startSite } from "../peers/site";

/** Which backend answers the site: the built-in one, the built-in one over HTTP, or one that misbehaves. */
export type Mode = "embedded" | "remote" | "hostile";
/** The two in which everything works. */
export const goodModes = ["embedded", "remote"] as const;

type Site = Awaited<ReturnType<typeof startSite>>;
type Issuer = Awaited<ReturnType<typeof startIssuer>>;
type HostileBackend = Awaited<ReturnType<typeof startHostileBackend>>;
type FindSite = (mode: Mode) => Promise<Site>;

/** How long the site waits for the hostile backend. */
export const HOSTILE_TIMEOUT_MS = 1500;

interface Workers {
  issuer: Issuer;
  hostileBackend: HostileBackend;
  findSite: FindSite;
}

interface Tests {
  mode: Mode;
  site: Site;
}

/** Tests of accounts run against sites of their own: `test.use({ mode })` chooses one, which `page` then opens. */
export const test = base.extend<Tests, Workers>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  issuer: [async ({}, use) => running(startIssuer(), use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  hostileBackend: [async ({}, use) => running(startHostileBackend(), use), { scope: "worker" }],
  findSite: [
    async ({ issuer, hostileBackend }, use) => {
      const started: { stop: () => Promise<unknown> }[] = [];
      const keep = async <T extends (typeof started)[number]>(starting: Promise<T>) => {
        const peer = await starting;
        started.unshift(peer);
        return peer;
      };
      const settingsOf: Record<Mode, () => Promise<Record<string, string>>> = {
        embedded: async () => ({}),
        remote: async () => (await keep(startBackend({ env: issuer.settings }))).settings,
        hostile: async () => ({ ...hostileBackend.settings, BACKEND_TIMEOUT_MS: String(HOSTILE_TIMEOUT_MS) }),
      };
      const sites = new Map<Mode, Promise<Site>>();
      const start = async (mode: Mode) => {
        const site = await keep(startSite({ env: { ...issuer.settings, ...(await settingsOf[mode]()) } }));
        issuer.admit(site.url);
        return site;
      };
      await use((mode) => {
        const site = sites.get(mode) ?? start(mode);
        sites.set(mode, site);
        return site;
      });
      for (const peer of started) await peer.stop();
    },
    { scope: "worker" },
  ],
  mode: ["embedded", { option: true }],
  site: async ({ mode, findSite }, use) => use(await findSite(mode)),
  baseURL: async ({ site }, use) => use(site.url),
});

async function running<T extends { stop: () => Promise<unknown> }>(
  starting: Promise<T>,
  use: (peer: T) => Promise<void>,
) {
  const peer = await starting;
  await use(peer);
  await peer.stop();
}

export interface Account {
  username: string;
  password: string;
}

export const newAccount = (): Account => ({
  username: `uwase-${randomUUID()}@example.org`,
  password: "ridge and hill",
});

/** Registers an account past the form. */
export async function createAccount(page: Page, account = newAccount()): Promise<Account> {
  const response = await page.request.post("/user/register", {
    data: { ...account, confirm_password: account.password },
  });
  if (!response.ok()) throw new Error(`The account was not created: ${await response.text()}`);
  return account;
}

/** Logs the page's browser in past the form; `page` is signed in from its next navigation on. */
export async function logIn(page: Page, account: Account) {
  const response = await page.request.post("/user/login", { data: account });
  if (!response.ok()) throw new Error(`Nobody was logged in: ${await response.text()}`);
}

export { expect, open, type Page } from "../fixtures";
