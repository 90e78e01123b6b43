import * as messages from "@/content/messages";
import type { Failure } from "@/lib/backend";
import { toRefusal } from "./refusal";

const refused = (message?: string): Failure => ({ ok: false, reason: "refused", status: 401, message });
const unusable: Failure = { ok: false, reason: "unusable" };
const unavailable: Failure = { ok: false, reason: "unavailable" };

test.each([
  ["log-in, the backend's text", refused("No such user"), messages.login, "No such user"],
  ["log-in, no text", refused(), messages.login, "Failed to authenticate user."],
  ["log-in, no valid user", unusable, messages.login, "An unexpected error occurred. Please try again."],
  ["log-in, no response", unavailable, messages.login, "Something went wrong. Please try again later."],
  ["registration, no text", refused(), messages.register, "An error occurred. Please try again."],
  ["registration, no valid user", unusable, messages.register, "An error occurred. Please try again."],
  ["registration, no response", unavailable, messages.register, "Something went wrong. Please try again later."],
])("a visitor reads the message for %s", (_, failure, texts, message) => {
  expect(toRefusal(failure, texts).message).toBe(message);
});

test("a failure on our side is a 503 with a reference", () => {
  expect(toRefusal(unavailable, messages.login)).toMatchObject({ status: 503, isServerFault: true });
  expect(toRefusal(unusable, messages.login)).toMatchObject({ status: 503, isServerFault: true });
  expect(toRefusal(refused(), messages.login).isServerFault).toBeUndefined();
});

test("the backend's errors of fields are passed on", () => {
  const errors = { username: "Taken" };
  expect(
    toRefusal({ ok: false, reason: "refused", status: 409, message: "Taken", errors }, messages.register).errors,
  ).toBe(errors);
});

test("a refusal with a 2xx status becomes a 400", () => {
  expect(toRefusal({ ok: false, reason: "refused", status: 200, message: "No" }, messages.login).status).toBe(400);
});
