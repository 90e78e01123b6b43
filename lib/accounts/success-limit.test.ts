import { NextRequest } from "next/server";
import { internalHeaders } from "@/lib/http/internal-headers";
import { log } from "@/lib/log";
import { POST as changePassword } from "./change-password";
import { POST as linkGoogle, setPendingLink } from "./link-google";
import { POST as logIn } from "./log-in";
import { POST as resetPassword } from "./reset-password";
import { openSession } from "./session";

log.level = "silent";

const user = { username: "uwase@example.org", login_token: "token", role: "talent" } as const;
jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  accounts: Object.fromEntries(
    ["logIn", "changePassword", "linkGoogle", "resetPassword"].map((name) => [
      name,
      async () => ({ ok: true, value: user }),
    ]),
  ),
}));

const password = "ridge and hill";
const values = {
  username: user.username,
  current_password: password,
  password,
  confirm_password: password,
  token: "t",
};

/** The cookies of a person who is logged in and comes back from Google. */
async function cookies(): Promise<string> {
  const response = new Response();
  await openSession(response, user);
  await setPendingLink(response, { account: user.username, email: "uwase@gmail.example", idToken: "an ID token" });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

test.each([
  ["log-ins", logIn],
  ["changes of a password", changePassword],
  ["links of Google", linkGoogle],
  ["resets of a password", resetPassword],
])("the %s of an address that succeed are not limited", async (name, handle) => {
  const headers = {
    "content-type": "application/json",
    cookie: await cookies(),
    [internalHeaders.clientIp]: `client of ${name}`,
  };
  for (let i = 0; i < 65; i++) {
    const request = new NextRequest("http://localhost:3000/", {
      method: "POST",
      headers,
      body: JSON.stringify(values),
    });
    expect((await handle(request)).status).toBe(200);
  }
});
