import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAccount, expect, expectSession, logIn, type Page, profileOf, test } from "../../accounts/fixtures";

/** Opens a page of another site with a form that posts to ours, and sends it. */
async function sendFrom(page: Page, host: string, action: string, values: Record<string, string>) {
  const inputs = Object.entries(values).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const html = `<!doctype html><html lang="en"><title>Prize</title><link rel="icon" href="data:,">
<form method="post" action="${action}">${inputs.join("")}<button>Win</button></form>`;
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}`);
  const answering = page.waitForResponse(action);
  await page.getByRole("button", { name: "Win" }).click();
  const status = (await answering).status();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return status;
}

// To a browser the first is another site, and the second the same site at another origin.
for (const host of ["127.0.0.1", "localhost"]) {
  test(`a form on a page at ${host}, another port, opens no session, ends none, and changes no profile`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    // The browser asks for the icon of the page that shows the refusal.
    const otherHost = new RegExp(`^request to another host: http://${host}:`);
    expectedTrouble.push(otherHost, /responded with a status of 40[34]/);
    const account = await createAccount(page);
    expect(await sendFrom(page, host, `${site.url}/user/login`, { ...account })).toBe(403);
    await expectSession(page, false);

    await logIn(page, account);
    expect(await sendFrom(page, host, `${site.url}/user/logout`, {})).toBe(403);
    const values = { kind: "talent", name: "Mallory" };
    expect(await sendFrom(page, host, `${site.url}/user/profile`, values)).toBe(403);
    await page.request.get("/api/auth/csrf");
    await sendFrom(page, host, `${site.url}/api/auth/signout`, { csrfToken: "made-up" });
    await expectSession(page, true);
    expect(await profileOf(page)).toMatchObject({ record: null });
  });
}
