import { expect, test } from "../fixtures";
import { send } from "../support/http";
import { checkHeaders, findAssets, routes } from "./routes";

/** Security headers and a content security policy exactly once, and the right Cache-Control. */
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
