import type { CallName, Outcome } from "@/lib/backend/contract";
import { findProfile, saveProfile } from "./profile";

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
  asked.length = 0;
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

test("a record that was saved counts as saved, whatever the response has of it", async () => {
  answers.talents = { kind: "done", result: [] };
  answers.createTalent = { kind: "unusable" };
  const input = { kind: "talent" as const, name: "Uwase Keza", phone: "", about: "" };
  const post = { input, values: {}, context: { ...context, address: "192.0.2.1" } };
  const saved = await saveProfile(post, { ...session, role: "talent" });
  expect(saved).toEqual({ session: { ...session, role: "talent" } });
});
