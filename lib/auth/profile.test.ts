import type { CallName, Outcome } from "@/lib/backend/contract";

const answers: Partial<Record<CallName, Outcome<unknown>>> = {};
const asked: CallName[] = [];
jest.mock("@/lib/backend", () => ({
  backend: async (name: CallName) => {
    asked.push(name);
    return answers[name];
  },
}));

const session = { username: "uwase@example.org", login_token: "token" };
const context = { requestId: "test" };

beforeEach(() => {
  jest.resetModules();
  asked.length = 0;
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
