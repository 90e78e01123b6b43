import { startSite } from "@/lib/testing/site";
import { expect, test } from "../../fixtures";
import { send } from "../../support/http";
import { expectPagesServed, logIn, newAccount, newAddress, register } from "./fixtures";

const LOGINS = 400;

test("of too many log-ins at once some get 503 with Retry-After, and pages are served meanwhile", async () => {
  const site = await startSite();
  const account = newAccount();
  expect((await register(site.url, account)).status).toBe(200);
  const body = JSON.stringify({ ...newAccount(), password: "a wrong one" });
  const storm = Promise.all(
    Array.from({ length: LOGINS }, (_, i) =>
      send(site.url, "/user/login", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": newAddress() },
        // Each account has a limit, too.
        body: body.replace("uwase-", `uwase-${i}-`),
      }),
    ),
  );
  await expectPagesServed(site.url);
  const responses = await storm;
  const [checked, rejected] = [401, 503].map((status) => responses.filter((response) => response.status === status));
  expect((checked?.length ?? 0) + (rejected?.length ?? 0)).toBe(LOGINS);
  // The queue holds this many.
  expect(checked?.length).toBeGreaterThanOrEqual(100);
  expect(rejected?.length).toBeGreaterThan(50);
  for (const { header, text } of rejected ?? []) {
    const seconds = Number(header("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(JSON.parse(text)).toMatchObject({ success: false });
  }
  expect((await logIn(site.url, account)).status).toBe(200);
  await site.stop();
});
