import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { createSqlite } from "@/lib/testing/databases";
import { headerNames, type Transport } from "../contract";

log.level = "silent";

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
let served: Awaited<ReturnType<typeof serveBackend>>;
let transport: Transport;
beforeAll(async () => {
  embedded = await openEmbedded(createSqlite);
  served = await serveBackend((request) => transport(request));
});
beforeEach(() => {
  transport = embedded.transport;
});
afterAll(async () => {
  await served.close();
  await embedded.close();
});

const SERVICES = "/entity/public/data/services";
const get = (path: string, headers: Record<string, string> = { [headerNames.apiKey]: TEST_KEY }) =>
  fetch(served.url + path, { headers });
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

test("another path is not found, and a wrong method is rejected with the allowed ones", async () => {
  for (const path of ["/user/login/more", "/entity/public/data/%E0%A4%A"]) await expectFailure(await get(path), 404);
  const response = await get("/user/login");
  await expectFailure(response, 405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([SERVICES, `${SERVICES}/`, `${SERVICES}?a=b`])(
  "%s is served and not cached, with its request id",
  async (path) => {
    const response = await get(path, { [headerNames.apiKey]: TEST_KEY, [headerNames.requestId]: "a-1:é" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get(headerNames.requestId)).toBe("a-1:é");
  },
);

test("an internal error is a 500 without details", async () => {
  transport = () => Promise.reject(new Error("secret detail"));
  await expectFailure(await get(SERVICES), 500);
});
