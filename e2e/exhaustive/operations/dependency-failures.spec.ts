import { startSite } from "@/lib/testing/site";
import { openMailbox } from "../../../lib/testing/mailbox";
import { announced } from "../../accounts/fixtures";
import { expect, open, test } from "../../fixtures";
import { startHostileBackend } from "../../support/hostile-backend";
import { startIssuer } from "../../support/issuer";
import { mailSettings } from "../../support/mailbox";
import {
  enquire,
  expectPagesServed,
  listEnquiries,
  logIn,
  MAX_PAGE_MS,
  newAccount,
  register,
  statusOf,
  UNAVAILABLE,
} from "./fixtures";

const PARALLEL_LOGINS = 40;
/** The mail worker's longest pause after two minutes of failures. */
const MAX_MAIL_PAUSE_MS = 80_000;
const user = { username: "ada@example.org", login_token: "a-login-token", role: "talent" };

test.use({ allowedErrors: [/./] });

test("what needs neither backend, Google nor mail works while they hang or are down", async ({ page }) => {
  test.setTimeout(240_000);
  const [backend, issuer, mailbox] = await Promise.all([startHostileBackend(), startIssuer(), openMailbox()]);
  const site = await startSite({
    env: { ...backend.settings, ...issuer.settings, ...mailSettings(mailbox), BACKEND_TIMEOUT_MS: "3000" },
  });
  const { url } = site;
  try {
    backend.answer = "hang";
    issuer.fault = "hang";
    await mailbox.stop();

    const logins = Promise.all(Array.from({ length: PARALLEL_LOGINS }, () => logIn(url, newAccount())));
    await expectPagesServed(url, MAX_PAGE_MS);
    expect([await statusOf(url, "/api/health"), await statusOf(url, "/api/ready")]).toEqual([200, 200]);
    expect((await enquire(url, "Stored all the same.")).status).toBe(200);
    const unavailable = { status: 503, result: UNAVAILABLE, reference: expect.stringMatching(/^[\w-]{8}$/) };
    for (const login of await logins) expect(login).toEqual(unavailable);
    expect(await register(url)).toEqual(unavailable);
    await open(page, `${url}/register`);
    const google = page.getByRole("button", { name: "Register with Google" });
    await google.click();
    await expect(announced(page, "alert")).toHaveText("An error occurred during registration", { timeout: 30_000 });

    backend.answer = { body: { success: true, result: user } };
    issuer.fault = undefined;
    await mailbox.start();
    expect((await logIn(url, newAccount())).status).toBe(200);
    await google.click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect.poll(() => mailbox.mails.length, { timeout: MAX_MAIL_PAUSE_MS }).toBe(1);
    const stored = await listEnquiries({ DATA_DIR: site.dataDir });
    expect(stored.map(({ subject }) => subject)).toEqual(["Stored all the same."]);
  } finally {
    await site.stop("SIGKILL");
    await Promise.all([backend.stop(), issuer.stop(), mailbox.stop()]);
  }
});
