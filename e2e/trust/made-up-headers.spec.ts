import { Agent } from "node:http";
import { all } from "../served";
import { type Answer, ask } from "./ask";
import { type Route, routes } from "./routes";
import { expect, SECURE_URL, test } from "./sites";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
test.afterAll(() => agent.destroy());

const madeUp = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "666",
  forwarded: "host=evil.example;proto=gopher",
  "x-original-url": "/evil.example",
  "x-rewrite-url": "/evil.example",
};
const shown: Route[] = [...routes.pages, ...routes.rendered, ...routes.absent, ...routes.moved];
const NONCE = /'nonce-([^']+)'/;

/** A nonce is of one answer. */
function steady({ header, text }: Answer): string {
  const [, nonce] = NONCE.exec(header("content-security-policy") ?? "") ?? [];
  return nonce ? text.replaceAll(nonce, "") : text;
}

for (const isHttps of [false, true]) {
  test(`a host and a scheme that are made up change no page and lead nowhere, ${isHttps ? "behind https" : "with http"}`, async ({
    site,
    secureSite,
  }) => {
    const { url } = isHttps ? secureSite : site;
    const changed = shown.map(async ({ path }) => {
      const [plain, told] = await Promise.all([ask(url, path, { agent }), ask(url, path, { agent, headers: madeUp })]);
      const isSame =
        plain.status === told.status &&
        plain.header("location") === told.header("location") &&
        steady(plain) === steady(told);
      return isSame && !/evil\.example|gopher|:666/.test(told.text.replaceAll(path, "")) ? [] : [path];
    });
    expect((await Promise.all(changed)).flat()).toEqual([]);
  });
}

test("a redirect of a handler leads to the site's own address, whatever the host is said to be", async ({
  site,
  secureSite,
}) => {
  for (const [listens, own] of [
    [site.url, site.url],
    [secureSite.url, SECURE_URL],
  ] as const) {
    for (const { path } of routes.handlers) {
      for (const method of ["GET", "POST"]) {
        const { all: given } = await ask(listens, path, { agent, method, headers: madeUp });
        const [location = "/"] = given.get("location") ?? [];
        expect(new URL(location, own).origin, `${method} ${path} → ${location}`).toBe(own);
        expect((given.get("set-cookie") ?? []).join(), path).not.toContain("evil");
      }
    }
  }
});

test("no page's HTML holds a style attribute, a handler or a script's address in a link", async ({ site }) => {
  const kept: string[] = [];
  for (const { path } of shown) {
    const { text } = await ask(site.url, path, { agent });
    const markup = text.replace(/(<script\b[^>]*>).*?<\/script>/gs, "$1");
    for (const found of all(markup, /(\s(?:style|on[a-z]+)\s*=\s*["'][^"']*|="\s*javascript:[^"]*|<style\b[^>]*)/gi))
      kept.push(`${path}: ${found}`);
  }
  expect(kept).toEqual([]);
});
