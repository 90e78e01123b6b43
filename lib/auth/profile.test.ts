import type { CallName, Outcome, Payload } from "@/lib/backend/contract";

const answers: Partial<Record<CallName, Outcome<unknown>>> = {};
const asked: CallName[] = [];
const payloads: Payload[] = [];
jest.mock("@/lib/backend", () => ({
  backend: async (name: CallName, payload: Payload) => {
    asked.push(name);
    payloads.push(payload);
    return answers[name];
  },
}));

const session = { username: "uwase@example.org", login_token: "token" };
const context = { requestId: "test" };

beforeEach(() => {
  jest.resetModules();
  asked.length = 0;
  payloads.length = 0;
});

test.each([
  ["talent", "talents", "email"],
  ["organization", "organizations", "added_by"],
] as const)("the profile of a %s is looked for in the list of %s only", async (role, list, owner) => {
  const { findProfile } = await import("./profile");
  answers[list] = { kind: "done", result: [{ [owner]: "someone@example.org", name: "No" }] };
  expect(await findProfile({ ...session, role }, context)).toEqual({ kind: "found", profile: undefined });
  answers[list] = { kind: "done", result: [{ [owner]: "Uwase@example.org", name: "Uwase" }] };
  expect(await findProfile({ ...session, role }, context)).toMatchObject({ profile: { name: "Uwase" } });
  expect(asked).toEqual([list, list]);
});

test.each([
  ["missing", false, 1],
  ["refused", true, 1],
  // It stores empty records: it is not asked for another one.
  ["done", true, 1],
  ["unauthorized", true, 2],
  ["unavailable", true, 2],
] as const)("a backend whose call to save is %s can save records: %s", async (kind, canSave, requests) => {
  const { hasExtension } = await import("./extensions");
  answers.createTalent = { kind, status: 400 } as Outcome<unknown>;
  expect(await hasExtension("createTalent", context, session)).toBe(canSave);
  expect(await hasExtension("createTalent", context, session)).toBe(canSave);
  expect(asked).toEqual(Array(requests).fill("createTalent"));
});

test("asking whether a backend can log out everywhere logs nobody out", async () => {
  const { hasExtension } = await import("./extensions");
  answers.logoutEverywhere = { kind: "unauthorized", status: 401 };
  for (let i = 0; i < 2; i++) expect(await hasExtension("logoutEverywhere", context, session)).toBe(true);
  expect(payloads).toHaveLength(1);
  expect(payloads[0]?.credentials?.login_token).not.toBe(session.login_token);
});
