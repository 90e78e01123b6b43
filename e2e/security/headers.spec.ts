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

test("a malformed header of Next's router causes no error", async ({ origin }) => {
  const trees = [
    "",
    "x",
    "%",
    "[]",
    "{}",
    "null",
    "1",
    '[""]',
    '["",null]',
    "[1,{}]",
    '["",{"children":1}]',
    '["",[],1]',
  ];
  const shapes = [
    ...trees.flatMap((tree) => [
      { "next-router-state-tree": tree },
      { "next-router-state-tree": encodeURIComponent(tree) },
    ]),
    ...["2", "x"].map((value) => ({ "next-router-prefetch": value })),
    ...["/_tree", "/../x", "%"].map((value) => ({
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": value,
    })),
    ...["//elsewhere.example", "%", "/(.)x"].map((value) => ({ "next-url": value })),
  ];
  for (const path of ["/my-profile", "/login/message", "/user/profile", "/nothing"]) {
    for (const shape of shapes) {
      for (const method of ["GET", "POST"]) {
        const headers = { rsc: "1", ...shape } as Record<string, string>;
        const request = `${method} ${path} ${JSON.stringify(shape)}`;
        const response = await send(origin, path, { method, headers });
        expect(response.status, request).toBeLessThan(500);
      }
    }
  }
});

test("a page that is not found is not found, whatever copy a client has", async ({ origin }) => {
  expect((await send(origin, "/nothing", { headers: { "if-none-match": "*" } })).status).toBe(404);
});
