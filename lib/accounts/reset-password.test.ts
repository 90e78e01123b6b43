import { openResetLink } from "./reset-password";

const asked: unknown[] = [];
jest.mock("@/lib/backend", () => ({
  ...jest.requireActual("@/lib/backend/contract"),
  accounts: {
    checkReset: async (token: string) => {
      asked.push(token);
      return { ok: true, value: { username: "uwase@example.org" } };
    },
  },
}));

const context = { requestId: "test", address: "192.0.2.1" };

test.each([".", ")", ",", ">", " ", "%20", ").", '">', ".\n", "»", "%20and more"])(
  "what a mail program appends to a link is ignored: %j",
  async (appended) => {
    for (const token of ["kGq8_Zt-4", "ends-with-", "padded==", "a.b:c"]) {
      expect(await openResetLink(token + appended, context)).toMatchObject({ token });
      expect(asked.pop()).toBe(token);
    }
  },
);

test("a link without a token is incomplete", async () => {
  for (const token of [undefined, "", ".", " >"])
    expect(await openResetLink(token, context)).toEqual({
      problem: "This link is incomplete. Please open it from the email again, or ask for a new one.",
    });
  expect(asked).toEqual([]);
});
