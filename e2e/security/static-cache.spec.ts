import { publicPaths } from "@/lib/testing/content";
import { expect, test } from "../fixtures";
import { type HttpResponse, send } from "../support/http";

// The choice, encoding and revalidation of files is tested in lib/server/static-cache.test.ts.

/** Tells whether Next served a page itself, which it names in a header. */
const isFromNext = ({ header }: HttpResponse) => header("x-nextjs-prerender") !== undefined;

test("every page is served from memory, with the text and the headers of Next's", async ({ origin }) => {
  for (const path of publicPaths()) {
    const cached = await send(origin, path, { headers: { "accept-encoding": "gzip, br" } });
    expect([cached.header("content-encoding"), isFromNext(cached)], path).toEqual(["br", false]);
    // A request that claims to have a body is passed on.
    const rendered = await send(origin, path, { headers: { "content-length": "0" } });
    expect(isFromNext(rendered), path).toBe(true);
    expect(cached.text === rendered.text, `${path} differs`).toBe(true);
    for (const name of ["content-security-policy", "cache-control"])
      expect(cached.header(name), `${path}: ${name}`).toBe(rendered.header(name));
  }
});
