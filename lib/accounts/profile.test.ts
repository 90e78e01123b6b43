import { NextRequest } from "next/server";
import type { Failure, Role } from "@/lib/backend";
import type { Backend } from "@/lib/backend/backend";
import { log } from "@/lib/log";
import { findProfile, POST } from "./profile";
import { openSession } from "./session";

log.level = "silent";

const profiles: jest.Mocked<Backend["profiles"]> = { list: jest.fn(), create: jest.fn(), update: jest.fn() };
jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  get profiles() {
    return profiles;
  },
}));

const session = { username: "uwase@example.org", login_token: "token" };
const context = { requestId: "test" };

beforeEach(() => {
  profiles.list.mockReset().mockResolvedValue({ ok: true, value: [] });
});

test.each<[Role, string]>([
  ["talent", "email"],
  ["organization", "added_by"],
])("the profile of a %s is looked for in the list of that role only, by %s", async (role, owner) => {
  const answer = (username: string, name: string) =>
    profiles.list.mockResolvedValue({ ok: true, value: [{ [owner]: username, name } as never] });
  answer("someone@example.org", "No");
  expect(await findProfile({ ...session, role }, context)).toEqual({ kind: "found", profile: undefined });
  answer("Uwase@example.org", "Uwase");
  expect(await findProfile({ ...session, role }, context)).toMatchObject({ profile: { name: "Uwase" } });
  expect(profiles.list.mock.calls.map(([, asked]) => asked)).toEqual([role, role]);
});

async function saveAsTalent(failure: Failure) {
  profiles.create.mockReset().mockResolvedValue(failure);
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
  await saveAsTalent({ ok: false, reason: "unavailable" });
  const deadlines = [profiles.list.mock.calls[0]?.[2].deadline, profiles.create.mock.calls[0]?.[3].deadline];
  expect(deadlines).toEqual([expect.any(Number), deadlines[0]]);
});

test("a second profile is refused with a link to the first, in our words", async () => {
  const response = await saveAsTalent({ ok: false, reason: "refused", status: 409, message: "Duplicate record." });
  expect([response.status, await response.json()]).toEqual([
    409,
    { success: false, result: "You have a profile already. Please log out and log in again to see it." },
  ]);
});

test("a record that was saved counts as saved, whatever the response has of it", async () => {
  const response = await saveAsTalent({ ok: false, reason: "unusable" });
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, result: { username: session.username, role: "talent" } },
  ]);
});
