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

for (const path of ["/no-such-page", "/services/no-such", "/NO", "/solution/repz/more"]) {
  test(`${path} is not found`, async ({ origin }) => {
    expect((await ask(origin, path)).status).toBe(404);
  });
}

test("the host with www leads to the one without", async ({ origin }) => {
  const site = new URL(process.env.SITE_URL ?? "http://localhost:3000");
  expect(await ask(origin, `/About-Us${QUERY}`, `www.${site.host}`)).toEqual({
    status: 308,
    location: `${site.origin}/about-us${QUERY}`,
  });
  expect((await ask(origin, "/about-us", "other.example")).status).toBe(200);
});

test("an ad's address is the same page, and says which one", async ({ origin }) => {
  const page = `${origin}/services/web-applications`;
  expect((await serve(page + QUERY)).text).toBe((await serve(page)).text);
});
