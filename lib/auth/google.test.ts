import { NextRequest } from "next/server";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/logger";
import { finishGoogle, startGoogle } from "./google";

log.level = "silent";

const asked: string[] = [];
jest.mock("@/lib/backend", () => ({
  backend: async (name: string) => {
    asked.push(name);
    return { kind: "refused", status: 401 };
  },
}));
/** Requests that reached next-auth. */
let runs = 0;
// Google has confirmed the person.
jest.mock("./next-auth", () => ({
  ...jest.requireActual("./next-auth"),
  runGoogle: async (_request: unknown, _context: unknown, callbacks?: { signIn: (user: unknown) => unknown }) => {
    runs++;
    if (!callbacks) return Response.json({ url: "https://google.example/" });
    await callbacks.signIn({ account: { id_token: "an ID token" } });
    return new Response(null, { status: 302, headers: { location: "/login" } });
  },
}));

beforeEach(() => {
  asked.splice(0);
  runs = 0;
});

const context = { params: Promise.resolve({ nextauth: [] }) };
const requestFrom = (address: string, path: string, cookie = "", method = "GET") =>
  new NextRequest(`http://localhost:3000/api/auth/${path}/google`, {
    method,
    headers: { "content-type": "application/json", cookie, [internalHeaders.clientIp]: address },
    body: method === "POST" ? "{}" : undefined,
  });
const comeBack = (address: string, cookie: string) => finishGoogle(requestFrom(address, "callback", cookie), context);
const leave = (address: string) => startGoogle(requestFrom(address, "signin", "", "POST"), context);
/** next-auth verifies it. */
const STATE = "next-auth.state=anything";

test("a callback without the state cookie ends before next-auth, on the form", async () => {
  const response = await comeBack("192.0.2.10", "google-intent=register");
  expect(response.headers.get("location")).toBe("/register/message");
  expect(runs).toBe(0);
});

test("an address reaches Google 120 times in fifteen minutes, there and back together", async () => {
  const address = "192.0.2.11";
  for (let i = 0; i < 40; i++) {
    expect((await leave(address)).status).toBe(200);
    await comeBack(address, STATE);
    await comeBack(address, "");
  }
  runs = 0;
  const refused = await leave(address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await comeBack(address, STATE)).headers.get("location")).toBe("/login/message");
  expect(runs).toBe(0);
  expect((await leave("192.0.2.12")).status).toBe(200);
});

test.each([
  ["login", 60, "googleLogin"],
  ["register", 20, "googleRegister"],
])("an address has a number of attempts to %s with Google: %d in fifteen minutes", async (intent, limit, call) => {
  const cookie = `google-intent=${intent}; ${STATE}`;
  for (let i = 0; i < limit + 5; i++) {
    const response = await comeBack("192.0.2.1", cookie);
    expect(response.headers.get("location")).toBe(`/${intent}/message`);
  }
  expect(asked).toEqual(Array(limit).fill(call));
  await comeBack("192.0.2.2", cookie);
  expect(asked).toHaveLength(limit + 1);
});
