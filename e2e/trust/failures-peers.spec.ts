import { createServer, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { openMailbox } from "../../lib/testing/mailbox";
import { newAccount } from "../accounts/fixtures";
import { announced, fillRegister } from "../accounts/forms";
import { mailSettings } from "../enquiries/fixtures";
import { listEnquiries } from "../enquiries/staff";
import { startHostileBackend } from "../peers/hostile-backend";
import { startIssuer } from "../peers/issuer";
import { startSite } from "../peers/site";
import { enquire, logIn, register, statusOf } from "./form-posts";
import { expectUsualSpeed, measurePages } from "./measure";

const TEST_TIMEOUT_MS = 4 * 60_000;
const BROWSER_WAITS_MS = 30_000;
/** Where the mail server was away for up to two minutes (lib/enquiries/retry.ts). */
const LONGEST_PAUSE_MS = 80_000;
const AT_ONCE = 40;
const unavailable = "Something went wrong. Please try again later.";
const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };

/** Takes connections, and says nothing. */
async function listenSilently(url: string) {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

test("backend and issuer hang and the mail server is away: only what needs them says so", async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const [backend, issuer, mailbox] = await Promise.all([startHostileBackend(), startIssuer(), openMailbox()]);
  const site = await startSite({
    env: { ...backend.settings, ...issuer.settings, ...mailSettings(mailbox), BACKEND_TIMEOUT_MS: "3000" },
  });
  const { url } = site;
  issuer.admit(url);
  let silent: Awaited<ReturnType<typeof listenSilently>> | undefined;
  try {
    await measurePages(url);
    const usual = await measurePages(url);
    backend.answer = "hang";
    await Promise.all([issuer.stop(), mailbox.stop()]);
    silent = await listenSilently(issuer.url);

    const account = newAccount();
    const refusal = { status: 503, result: unavailable, reference: expect.stringMatching(/^[\w-]{8}$/) };
    const logins = Promise.all(Array.from({ length: AT_ONCE }, () => logIn(url, newAccount())));
    const speed = await measurePages(url);
    console.log(expectUsualSpeed(speed, usual));
    expect([await statusOf(url, "/api/health"), await statusOf(url, "/api/ready")]).toEqual([200, 200]);
    expect((await enquire(url, "Kept all the same.")).status).toBe(200);
    expect(await logins).toEqual(Array.from({ length: AT_ONCE }, () => refusal));
    expect(await register(url, account)).toEqual(refusal);

    await page.goto(`${url}/register`);
    await page.getByRole("button", { name: "Register with Google" }).click();
    await expect(announced(page, "alert")).toHaveText("An error occurred during registration", {
      timeout: BROWSER_WAITS_MS,
    });
    await fillRegister(page, account);
    await page.locator('form[action="/user/register"] button[type="submit"]').click();
    await expect(announced(page, "alert").filter({ hasText: unavailable })).toBeVisible({ timeout: BROWSER_WAITS_MS });
    await expect(page.getByLabel("Email")).toHaveValue(account.username);

    backend.answer = { body: { success: true, result: user } };
    await silent.stop();
    silent = undefined;
    await Promise.all([issuer.start(), mailbox.start()]);
    expect((await logIn(url, account)).status).toBe(200);
    await page.getByRole("button", { name: "Register with Google" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    // The pauses have grown with the time that it was away.
    await expect.poll(() => mailbox.mails.length, { timeout: LONGEST_PAUSE_MS }).toBe(1);
    const [kept] = await listEnquiries({ DATA_DIR: site.dataDir });
    expect(kept?.subject).toBe("Kept all the same.");
  } finally {
    await silent?.stop();
    await site.stop("SIGKILL");
    await Promise.all([backend.stop(), issuer.stop(), mailbox.stop()]);
  }
});
