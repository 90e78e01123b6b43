import { log } from "@/lib/logger";
import { serveBackend } from "@/lib/testing/backends";
import { headerNames, type Transport } from "../contract";

log.level = "silent";

const answer: Transport = async () => ({ status: 200, body: { success: true, result: [] } });
let transport = answer;
let served: Awaited<ReturnType<typeof serveBackend>>;
beforeAll(async () => {
  served = await serveBackend((request) => transport(request));
});
afterAll(() => served.close());

const SERVICES = "/entity/public/data/services";
const get = (path: string) => fetch(served.url + path, { headers: { [headerNames.requestId]: "a-1:é" } });
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
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get(headerNames.requestId)).toBe("a-1:é");
  },
);

test("an internal error is a 500 without details", async () => {
  transport = () => Promise.reject(new Error("secret detail"));
  await expectFailure(await get(SERVICES), 500);
});
