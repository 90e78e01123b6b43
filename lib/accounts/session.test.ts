import { NextResponse } from "next/server";

jest.mock("@/lib/log", () => jest.requireActual("@/lib/testing/captured-log"));

const SECRET = process.env.NEXTAUTH_SECRET ?? "";
const session = { username: "a@example.rw", role: "organization", login_token: "the-login-token" } as const;

/** Loads the module with these settings. */
async function load(siteUrl: string, secret = SECRET) {
  jest.resetModules();
  Object.assign(process.env, { SITE_URL: siteUrl, NEXTAUTH_SECRET: secret });
  return import("./session");
}

async function cookiesOf({ openSession }: Awaited<ReturnType<typeof load>>) {
  const response = new Response();
  await openSession(response, session);
  return new NextResponse(null, response);
}

test("with https the session cookie is bound to the host, and hidden from scripts", async () => {
  const response = await cookiesOf(await load("https://www.example.rw"));
  const [own = "", user = ""] = response.headers.getSetCookie();
  expect(own).toMatch(/^__Host-next-auth\.session-token=/);
  for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax", "Max-Age=2592000"]) expect(own).toContain(part);
  expect(own).not.toContain("Domain");
  expect(user).toMatch(/^user=%7B.*Secure/);
  expect(user).not.toContain("HttpOnly");
});

test("no cookie reveals the login token", async () => {
  const response = await cookiesOf(await load("http://localhost:3000"));
  const text = response.headers.getSetCookie().map(decodeURIComponent).join();
  expect(text).toMatch(/^next-auth\.session-token=/);
  expect(text).not.toContain("the-login-token");
  const claims = text.split(/[=.;,]/).map((part) => Buffer.from(part, "base64url").toString());
  expect(claims.join()).not.toContain("the-login-token");
});

test.each(["openSession", "closeSession"] as const)("%s deletes a pending link to Google", async (change) => {
  const response = new Response();
  await (await load("https://www.example.rw"))[change](response, session);
  expect(response.headers.getSetCookie().join("\n")).toMatch(/^__Host-google-link=; Max-Age=0/m);
});

test("a session of another site, a forged one and none are rejected", async () => {
  const { cookies } = await cookiesOf(await load("http://localhost:3000", "another secret of thirty-two characters"));
  const { readSession, requireSession } = await load("http://localhost:3000");
  expect(await readSession(cookies)).toBeUndefined();
  expect(await readSession({ get: () => ({ value: "nonsense" }) })).toBeUndefined();
  await expect(requireSession({ get: () => undefined })).rejects.toThrow("User not logged in for protected request.");
});

test("a session without login token is invalid", async () => {
  const { requireSession, sessionCookie } = await load("http://localhost:3000");
  const { encode } = await import("next-auth/jwt");
  const value = await encode({ token: { username: "a@example.rw" }, secret: SECRET });
  const cookies = { get: (name: string) => (name === sessionCookie.name ? { value } : undefined) };
  await expect(requireSession(cookies)).rejects.toThrow("Invalid user data for protected request.");
});
