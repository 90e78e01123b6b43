import { get } from "node:http";
import { expect, test } from "../fixtures";
import { serve } from "../support/served";
import { SITE } from "./fixtures";

const QUERY = "?utm_source=Ad%2FSet&gclid=Cj0-_x&x=%C3%A9";

/** Requests a path as it is written, which a URL would normalize. */
const request = (origin: string, path: string, host = new URL(origin).host) =>
  new Promise<{ status?: number; location?: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path: path + QUERY, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on("error", reject);
  });

// All rules are tested in lib/server/redirects.test.ts.
test("other ways to write a page's URL redirect to it in one step, with their query", async ({ origin }) => {
  for (const [path, canonical] of [
    ["//about-us", "/about-us"],
    ["/services//UI-Design//", "/services/ui-design"],
    ["/index", "/"],
    ["/solutions", "/solution/social-registry"],
    ["/Solutions/REPZ/", "/solution/repz"],
  ] as const) {
    expect(await request(origin, path)).toEqual({ status: 308, location: canonical + QUERY });
    expect((await request(origin, canonical)).status).toBe(200);
  }
});

test("the host with www redirects to the one without", async ({ origin }) => {
  const response = await request(origin, "/About-Us", `www.${new URL(SITE).host}`);
  expect(response).toEqual({ status: 308, location: `${SITE}/about-us${QUERY}` });
  expect((await request(origin, "/about-us", "other.example")).status).toBe(200);
});

test("an ad's query does not change the page", async ({ origin }) => {
  const page = `${origin}/services/web-applications`;
  expect((await serve(page + QUERY)).text).toBe((await serve(page)).text);
});
