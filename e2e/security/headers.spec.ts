import { expect, test } from "../fixtures";
import { send } from "../support/http";
import { internalToNext } from "./expected-headers";
import { checkHeaders, findAssets, routes } from "./routes";

/** Every response has the security headers and a content security policy exactly once, and the right Cache-Control. */
test.describe("headers of every method", () => {
  for (const [kind, chosen] of Object.entries(routes)) {
    test(`on ${kind}`, async ({ origin }) => {
      expect(await checkHeaders(origin, chosen)).toEqual([]);
    });
  }

  test("on scripts, pictures and icons", async ({ origin }) => {
    expect(await checkHeaders(origin, await findAssets(origin))).toEqual([]);
  });
});

test("a request id is unique, or the one of the trusted proxy if it is safe to log", async ({ origin }) => {
  const idOf = async (headers = {}) => (await send(origin, "/", { headers })).header("x-request-id");
  expect(await idOf()).not.toBe(await idOf());
  expect(await idOf({ "x-request-id": "a-proxy-s-own-id.1" })).toBe("a-proxy-s-own-id.1");
  expect(await idOf({ "x-request-id": '<script>"' })).not.toContain("<");
});

test("request headers that are internal to Next change no response", async ({ origin }) => {
  for (const { path } of Object.values(routes).flat()) {
    for (const method of ["GET", "POST"]) {
      const read = async (headers = {}) => {
        const { status, header } = await send(origin, path, { method, headers });
        return [status, ...["content-type", "cache-control", "location", "x-matched-path"].map(header)];
      };
      expect(await read(internalToNext), `${method} ${path}`).toEqual(await read());
    }
  }
});
