import { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { log } from "@/lib/log";
import { POST as changePassword } from "./change-password";
import { POST as linkGoogle, setPendingLink } from "./link-google";
import { POST as saveProfile } from "./profile";
import { openSession } from "./session";

log.level = "silent";

const asked: string[] = [];
jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  accounts: Object.fromEntries(
    ["linkGoogle", "changePassword"].map((name) => [
      name,
      async () => {
        asked.push(name);
        return { ok: true };
      },
    ]),
  ),
}));

beforeEach(() => {
  asked.length = 0;
});

const anna = "anna@example.org";

/** Sends a post of Ben, whose browser has a link that was begun with this account. */
async function postOfBen(linkOf: string, path: string, body: object) {
  const cookies = new Response();
  await openSession(cookies, { username: "ben@example.org", role: "talent", login_token: "token" });
  await setPendingLink(cookies, { account: linkOf, email: "google@example.org", idToken: "token" });
  const cookie = cookies.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  return new NextRequest(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: cookie.join("; ") },
    body: JSON.stringify(body),
  });
}

test.each([
  ["begun with another account", 409, anna],
  ["begun with the session's account", 200, "Ben@example.org"],
])("a link that was %s gets %d", async (_, status, account) => {
  const response = await linkGoogle(await postOfBen(account, "/user/google-link", { password: "ridge and hill" }));
  expect(response.status).toBe(status);
  expect(asked).toEqual(status === 200 ? ["linkGoogle"] : []);
});

test.each([
  ["a change of the password", changePassword],
  ["a link of Google", linkGoogle],
  ["a profile", saveProfile],
])("%s whose session has ended is refused, and the cookies are deleted", async (_, handle) => {
  const response = await handle(
    new NextRequest("http://localhost:3000/", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "next-auth.session-token=ended" },
      body: "{}",
    }),
  );
  expect([response.status, await response.json()]).toEqual([
    401,
    { success: false, result: "User not logged in for protected request." },
  ]);
  expect(response.headers.getSetCookie().join("\n")).toMatch(/^next-auth\.session-token=; Max-Age=0/m);
  expect(asked).toEqual([]);
});

test("a change of the password that was typed on the page of another account is refused", async () => {
  const password = "ridge and hill";
  const body = { username: anna, current_password: password, password, confirm_password: password };
  const response = await changePassword(await postOfBen(anna, "/user/password", body));
  expect([response.status, await response.json()]).toEqual([
    409,
    { success: false, result: messages.account.otherAccount },
  ]);
  expect(asked).toEqual([]);
});
