import { log } from "@/lib/log";
import { serveBackend, TEST_KEY } from "@/lib/testing/backends";
import type { Backend } from "../backend";
import { headerNames } from "../contract";

log.level = "silent";

const readPublicData = jest.fn<ReturnType<Backend["readPublicData"]>, Parameters<Backend["readPublicData"]>>();
let served: Awaited<ReturnType<typeof serveBackend>>;
beforeAll(async () => {
  served = await serveBackend({ accounts: {}, profiles: {}, readPublicData } as never);
});
beforeEach(() => readPublicData.mockReset().mockResolvedValue({ ok: true, value: [] }));
afterAll(() => served.close());

const SERVICES = "/entity/public/data/services";
const get = (path: string) =>
  fetch(served.url + path, { headers: { [headerNames.apiKey]: TEST_KEY, [headerNames.requestId]: "a-1:é" } });
const logIn = (body: string) => fetch(`${served.url}/user/login`, { method: "POST", body });

async function expectFailure(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ success: false, result: expect.stringMatching(/^[A-Z].*\.$/) });
}

test("a body that is not JSON or too long is rejected", async () => {
  await expectFailure(await logIn("api_key=1&username=a"), 400);
  await expectFailure(await logIn(JSON.stringify({ api_key: "x".repeat(40_000) })), 413);
});

test.each([SERVICES, `${SERVICES}/`, `${SERVICES}?a=b`])(
  "%s is served and not cached, with its request id",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(readPublicData).toHaveBeenCalledWith("services", { requestId: "a-1:é" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get(headerNames.requestId)).toBe("a-1:é");
  },
);

test("a database that cannot be reached is a 503, and an internal error a 500, both without details", async () => {
  readPublicData.mockResolvedValue({ ok: false, reason: "unavailable" });
  await expectFailure(await get(SERVICES), 503);
  readPublicData.mockRejectedValue(new Error("secret detail"));
  await expectFailure(await get(SERVICES), 500);
});
