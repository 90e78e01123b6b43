import { lines } from "@/lib/testing/captured-log";
import { createEmbeddedBackend } from ".";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const { accounts } = createEmbeddedBackend({
  getDatabase: () => Promise.reject(new TypeError("secret detail")),
  verifyGoogle: async () => undefined,
  isMailOn: true,
  extensions: ["passwords"],
});
const context = { requestId: "request-1234" };

test("an extension that is not declared is not called", async () => {
  const user = { username: "ada@example.org", login_token: "token" };
  expect(await accounts.logOut(user, context)).toMatchObject({ ok: false, reason: "missing" });
  expect(lines).toEqual([]);
});

test("an exception makes the backend unavailable, and is logged without its message", async () => {
  expect(await accounts.requestReset("ada@example.org", context)).toEqual({ ok: false, reason: "unavailable" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      event: "backend",
      call: "requestPasswordReset",
      requestId: "request-1234",
      outcome: "unavailable",
      error: "TypeError",
    }),
  ]);
  expect(lines[0]).not.toContain("secret detail");
});
