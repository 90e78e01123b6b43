import { randomBytes } from "node:crypto";
import { startSite } from "@/lib/testing/site";
import { createPerson, expect, expectError, expectSession, logIn, logOutButton } from "../../accounts/fixtures";
import { test } from "../../fixtures";
import { createDatabase, isPostgresMissing } from "../../support/postgres";

test.skip(!process.env.CI && isPostgresMissing(), "SKIPPED: PostgreSQL is not installed.");

// Shared limits are tested in lib/rate-limit.exhaustive.ts, shared mail queues in lib/mail/worker.db.test.ts.
test("two instances that start at once on an empty database share accounts, sessions and profiles", async ({
  page,
  playwright,
  allowedErrors,
}) => {
  // Neither is the site that the fixture `page` belongs to.
  allowedErrors.push(/^request to another host: http:\/\/localhost:/);
  const database = await createDatabase();
  const env = { ...database.settings, NEXTAUTH_SECRET: randomBytes(32).toString("base64url") };
  const [one, other] = await Promise.all([startSite({ env }), startSite({ env })]);
  const request = await playwright.request.newContext({ baseURL: one.url });
  try {
    const account = await createPerson({ request });
    await logIn({ request }, account);
    // A browser keeps cookies by host, whatever the port: it sends those of one to the other.
    await page.context().addCookies((await request.storageState()).cookies);
    await page.goto(`${other.url}/my-profile`);
    await expect(page.getByLabel("Name")).toHaveValue("Uwase Keza");
    await logOutButton(page).click();
    await expect(page).toHaveURL(`${other.url}/`);

    await page.context().addCookies((await request.storageState()).cookies);
    await page.goto(`${one.url}/my-profile`);
    await expectError(page, "Your login has ended. Please log in again.");
    await expectSession(page, false);
  } finally {
    await request.dispose();
    await Promise.all([one.stop(), other.stop()]);
    await database.stop();
  }
});
