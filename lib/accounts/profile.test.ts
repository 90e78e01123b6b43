import { NextRequest } from "next/server";
import type { CallContext, CallName, Outcome } from "@/lib/backend/contract";
import { log } from "@/lib/logger";
import { findProfile, POST } from "./profile";
import { openSession } from "./session";

log.level = "silent";

const answers: Partial<Record<CallName, Outcome<unknown>>> = {};
const asked: CallName[] = [];
const deadlines: unknown[] = [];
jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  backend: async (name: CallName, _: unknown, context: CallContext) => {
    asked.push(name);
    deadlines.push(context.deadline);
    return answers[name];
  },
}));

const session = { username: "uwase@example.org", login_token: "token" };
const context = { requestId: "test" };

beforeEach(() => {
  asked.length = 0;
  deadlines.length = 0;
});

test.each([
  ["talent", "talents", "email"],
  ["organization", "organizations", "added_by"],
] as const)("the profile of a %s is looked for in the list of %s only", async (role, list, owner) => {
  answers[list] = { kind: "done", result: [{ [owner]: "someone@example.org", name: "No" }] };
  expect(await findProfile({ ...session, role }, context)).toEqual({ kind: "found", profile: undefined });
  answers[list] = { kind: "done", result: [{ [owner]: "Uwase@example.org", name: "Uwase" }] };
  expect(await findProfile({ ...session, role }, context)).toMatchObject({ profile: { name: "Uwase" } });
  expect(asked).toEqual([list, list]);
});

async function saveAsTalent() {
  const cookies = new Response();
  await openSession(cookies, { ...session, role: "talent" });
  return POST(
    new NextRequest("http://localhost:3000/user/profile", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: cookies.headers
          .getSetCookie()
          .map((cookie) => cookie.split(";", 1)[0])
          .join("; "),
      },
      body: JSON.stringify({ kind: "talent", name: "Uwase Keza" }),
    }),
  );
}

test("both calls of a post have one deadline", async () => {
  answers.talents = { kind: "done", result: [] };
  answers.createTalent = { kind: "unavailable" };
  await saveAsTalent();
  expect(asked).toEqual(["talents", "createTalent"]);
  expect(deadlines).toEqual([expect.any(Number), deadlines[0]]);
});

test("a second profile is refused with the way to the first, in our words", async () => {
  answers.talents = { kind: "done", result: [] };
  answers.createTalent = { kind: "refused", status: 409, reason: "Duplicate record." };
  const response = await saveAsTalent();
  expect([response.status, await response.json()]).toEqual([
    409,
    { success: false, result: "You have a profile already. Please log out and log in again to see it." },
  ]);
});

test("a record that was saved counts as saved, whatever the response has of it", async () => {
  answers.talents = { kind: "done", result: [] };
  answers.createTalent = { kind: "unusable" };
  const response = await saveAsTalent();
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, result: { username: session.username, role: "talent" } },
  ]);
});
