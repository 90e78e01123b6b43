import { get } from "node:http";
import { expect, test } from "../fixtures";
import { serve } from "../served";

/** Asks for a path as it is written; a URL would tidy it first. */
const ask = (origin: string, path: string, host?: string) =>
  new Promise<{ status: number; location?: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers: host ? { host } : {} }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    }).on("error", reject);
  });

/** As in the build: absolute addresses are built in. */
const SITE = process.env.SITE_URL ?? "http://localhost:3000";
const QUERY = "?utm_source=Ad%2FSet&gclid=Cj0-_x&x=%C3%A9";

for (const [odd, path] of [
  ["/about-us/", "/about-us"],
  ["/About-Us", "/about-us"],
  ["//about-us", "/about-us"],
  ["/services//UI-Design//", "/services/ui-design"],
  ["/index", "/"],
  ["/about-us/index", "/about-us"],
  ["/services", "/services/product-management"],
  ["/solutions", "/solution/social-registry"],
  ["/solutions/repz", "/solution/repz"],
  ["/Solutions/REPZ/", "/solution/repz"],
  ["/project/", "/project/planning"],
]) {
  test(`${odd} leads to ${path} in one step, with its query`, async ({ origin }) => {
    expect(await ask(origin, `${odd}${QUERY}`)).toEqual({ status: 308, location: `${path}${QUERY}` });
    expect((await ask(origin, `${path}${QUERY}`)).status).toBe(200);
  });
}

const UNKNOWN = [
  "/no-such-page",
  "/no-such-page/",
  "/services/no-such",
  "/NO",
  "/solution/repz/more",
  "/services/ui-design.rsc",
];
for (const path of UNKNOWN) {
  test(`${path} is not found, and leads nowhere`, async ({ origin }) => {
    expect(await ask(origin, path + QUERY)).toEqual({ status: 404, location: undefined });
  });
}

test("the host with www leads to the one without", async ({ origin }) => {
  expect(await ask(origin, `/About-Us${QUERY}`, `www.${new URL(SITE).host}`)).toEqual({
    status: 308,
    location: `${SITE}/about-us${QUERY}`,
  });
  expect((await ask(origin, "/about-us", "other.example")).status).toBe(200);
});

test("an ad's address is the same page, and says which one", async ({ origin }) => {
  const page = `${origin}/services/web-applications`;
  expect((await serve(page + QUERY)).text).toBe((await serve(page)).text);
});

for (const path of ["/home", "/contact-us", "/login", "/register"]) {
  test(`${path}/answer is no page by itself`, async ({ origin }) => {
    expect((await ask(origin, `${path}/answer`)).status).toBe(404);
  });
}

interface Page {
  cache: string;
  policy: string;
  text: string;
}

async function pageAt(url: string): Promise<Page> {
  const page = await fetch(url);
  const headerOf = (name: string) => page.headers.get(name) ?? "";
  const [cache, policy] = [headerOf("cache-control"), headerOf("content-security-policy")];
  return { cache, policy, text: await page.text() };
}

/** Word for word what all others get, and under the same policy, without which its scripts would not run. */
function expectEverybodys({ text, ...headers }: Page, { text: othersText, ...othersHeaders }: Page) {
  expect(headers).toEqual(othersHeaders);
  expect(text).toBe(othersText);
}

/** Rendered for one visitor: kept by no cache, and its scripts run under this answer's policy. */
function expectRendered({ cache, policy, text }: Page) {
  expect(cache).toContain("no-store");
  expect(text).toContain(` nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}"`);
}

// A form's answer has one of two names, on a form's page.
for (const query of ["answer=x", "answer=", "answer=10", "answer=unsent"]) {
  test(`/contact-us?${query} is the page that everybody gets`, async ({ origin }) => {
    const page = await pageAt(`${origin}/contact-us?${query}&gclid=1`);
    expectEverybodys(page, await pageAt(`${origin}/contact-us`));
    expect(page.cache).toMatch(/^public, .*s-maxage=[1-9]/);
    expect(page.text).toContain(`<link rel="canonical" href="${SITE}/contact-us"/>`);
  });
}

test("a page without a form has no answers", async ({ origin }) => {
  expectEverybodys(await pageAt(`${origin}/about-us?answer=1`), await pageAt(`${origin}/about-us`));
});

for (const query of ["answer=1", "answer=sent"]) {
  test(`/contact-us?${query} is for one visitor`, async ({ origin }) => {
    expectRendered(await pageAt(`${origin}/contact-us?${query}&gclid=1`));
  });
}

// However the parts of the site read these, they have to agree.
for (const query of ["%61nswer=1", "x=?&answer=1", "answer=%31", "answer=1&answer=x", "answer=x&answer=1"]) {
  test(`/contact-us?${query} is for everybody or for one visitor, not half of each`, async ({ origin }) => {
    const page = await pageAt(`${origin}/contact-us?${query}`);
    if (page.cache.includes("no-store")) expectRendered(page);
    else expectEverybodys(page, await pageAt(`${origin}/contact-us`));
  });
}
