import { NextRequest } from "next/server";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/logger";
import { finishGoogle } from "./google";

log.level = "silent";

const asked: string[] = [];
jest.mock("@/lib/backend", () => ({
  backend: async (name: string) => {
    asked.push(name);
    return { kind: "refused", status: 401 };
  },
}));
// Google has confirmed the person.
jest.mock("./next-auth", () => ({
  callbackUrlOf: () => undefined,
  googleCookies: [],
  runNextAuth: async (_request: unknown, _context: unknown, { signIn }: { signIn: (user: unknown) => unknown }) => {
    await signIn({ account: { id_token: "an ID token" } });
    return new Response(null, { status: 302, headers: { location: "/login" } });
  },
}));

beforeEach(() => asked.splice(0));

test.each([
  ["login", 60, "googleLogin"],
  ["register", 20, "googleRegister"],
])("an address has a number of attempts to %s with Google: %d in fifteen minutes", async (intent, limit, call) => {
  const comeBack = (address: string) => {
    const headers = { cookie: `google-intent=${intent}`, [internalHeaders.clientIp]: address };
    const request = new NextRequest("http://localhost:3000/api/auth/callback/google", { headers });
    return finishGoogle(request, { params: Promise.resolve({ nextauth: [] }) });
  };
  for (let i = 0; i < limit + 5; i++) {
    const response = await comeBack("192.0.2.1");
    expect(response.headers.get("location")).toBe(`/${intent}/message`);
  }
  expect(asked).toEqual(Array(limit).fill(call));
  await comeBack("192.0.2.2");
  expect(asked).toHaveLength(limit + 1);
});
