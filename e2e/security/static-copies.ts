import { expect } from "../fixtures";
import { type HttpResponse, send } from "../support/http";

/** Next names the pages that it serves itself. */
export const isFromNext = ({ header }: HttpResponse) => header("x-nextjs-prerender") !== undefined;

/** A page in the static cache (lib/server/static-cache.ts) is the page that Next would serve. */
export async function expectSameAsNext(origin: string, path: string) {
  const cached = await send(origin, path, { headers: { "accept-encoding": "gzip, br" } });
  expect([cached.header("content-encoding"), isFromNext(cached)], path).toEqual(["br", false]);
  // A request that claims to have a body is passed on.
  const rendered = await send(origin, path, { headers: { "content-length": "0" } });
  expect(isFromNext(rendered), path).toBe(true);
  expect(cached.text === rendered.text, `${path} differs`).toBe(true);
  for (const name of ["content-security-policy", "cache-control"])
    expect(cached.header(name), `${path}: ${name}`).toBe(rendered.header(name));
}
