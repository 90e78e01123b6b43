import { expect, test } from "../../fixtures";
import { routes } from "../../security/routes";
import { type HttpResponse, send } from "../../support/http";
import { startSite } from "../../support/site";

const SITE_URL = "https://www.example.org";
const forged = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "666",
  forwarded: "host=evil.example;proto=gopher",
  "x-original-url": "/evil.example",
  "x-rewrite-url": "/evil.example",
};
const pages = [
  ...routes.pages,
  ...routes["pages rendered per request"],
  ...routes["unknown and malformed paths"],
  ...routes.redirects,
];

function withoutNonce({ header, text }: HttpResponse): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(header("content-security-policy") ?? "") ?? [];
  return nonce ? text.replaceAll(nonce, "") : text;
}

async function expectUnchangedPages(origin: string) {
  const changed: string[] = [];
  for (const { path } of pages) {
    const [plain, other] = await Promise.all([send(origin, path), send(origin, path, { headers: forged })]);
    const isSame =
      plain.status === other.status &&
      plain.header("location") === other.header("location") &&
      withoutNonce(plain) === withoutNonce(other);
    if (!isSame || /evil\.example|gopher|:666/.test(other.text.replaceAll(path, ""))) changed.push(path);
  }
  expect(changed).toEqual([]);
}

/** Location headers may be relative. */
async function expectOwnRedirects(origin: string) {
  for (const { path } of routes["route handlers"]) {
    for (const method of ["GET", "POST"]) {
      const response = await send(origin, path, { method, headers: forged });
      const location = response.header("location") ?? "/";
      expect(new URL(location, SITE_URL).origin, `${method} ${path} redirects to ${location}`).toBe(SITE_URL);
      expect(response.header("set-cookie") ?? "", path).not.toContain("evil");
    }
  }
}

test("a forged host or scheme changes no page and no redirect", async () => {
  const site = await startSite({ env: { SITE_URL } });
  await expectUnchangedPages(site.url);
  await expectOwnRedirects(site.url);
  await site.stop();
});
