import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAccount, expect, logIn, type Page, test } from "./fixtures";
import { expectSession } from "./google-person";

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Another site's page, with a form that posts to ours. */
async function serveForm(host: string, action: string, values: Record<string, string>) {
  const inputs = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html><html lang="en"><title>Prize</title><link rel="icon" href="data:,">
<form method="post" action="${action}">${inputs.join("")}<button>Win</button></form>`;
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://${host}:${port}`, stop };
}

async function sendFrom(page: Page, host: string, action: string, values: Record<string, string>) {
  const foreign = await serveForm(host, action, values);
  await page.goto(foreign.url);
  const answering = page.waitForResponse(action);
  await page.getByRole("button", { name: "Win" }).click();
  const response = await answering;
  await foreign.stop();
  return response;
}

// To a browser the first is another site, and the second the same site at another origin.
for (const host of ["127.0.0.1", "localhost"]) {
  test.describe(`a form on a page at ${host}, another port,`, () => {
    test.beforeEach(({ expectedTrouble }) => {
      // A page that is no page of ours has no icon: the browser asks for one.
      expectedTrouble.push(
        new RegExp(`^request to another host: http://${host}:`),
        /responded with a status of 40[34]/,
      );
    });

    test("logs nobody in", async ({ page, site }) => {
      const account = await createAccount(page);
      const response = await sendFrom(page, host, `${site.url}/user/login`, { ...account });
      expect(response.status()).toBe(403);
      await expectSession(page, false);
      await page.goto("/my-profile");
      expect(new URL(page.url()).pathname).toBe("/login");
    });

    test("ends no session, and changes no profile", async ({ page, site }) => {
      await logIn(page, await createAccount(page));
      const ended = await sendFrom(page, host, `${site.url}/user/logout`, {});
      expect(ended.status()).toBe(403);
      const saved = await sendFrom(page, host, `${site.url}/user/profile`, { kind: "talent", name: "Mallory" });
      expect(saved.status()).toBe(403);
      await expectSession(page, true);
      const profile = await (await page.request.get("/user/profile")).json();
      expect(profile).toMatchObject({ success: true, result: { record: null } });
    });

    test("does not sign out by next-auth's address", async ({ page, site }) => {
      await logIn(page, await createAccount(page));
      await page.request.get("/api/auth/csrf");
      await sendFrom(page, host, `${site.url}/api/auth/signout`, { csrfToken: "made-up" });
      await expectSession(page, true);
      expect((await page.request.get("/user/profile")).status()).toBe(200);
    });
  });
}
