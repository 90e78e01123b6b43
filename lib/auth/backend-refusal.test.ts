import { messages } from "@/content/messages";
import type { Outcome } from "@/lib/backend/contract";
import { toRefusal } from "./backend-refusal";

type Failed = Exclude<Outcome<unknown>, { kind: "done" }>;

const refused = (reason?: string): Failed => ({ kind: "refused", status: 401, reason });
const unusable: Failed = { kind: "unusable" };
const unavailable: Failed = { kind: "unavailable" };

test.each<[string, Failed, string]>([
  ["the backend's text", refused("No such user"), "No such user"],
  ["no text", refused(), "Failed to authenticate user."],
  ["a success without a valid user", unusable, "An unexpected error occurred. Please try again."],
  ["no response", unavailable, "Something went wrong. Please try again later."],
])("log-in, %s", (_, outcome, message) => {
  expect(toRefusal(outcome, messages.login).message).toBe(message);
});

test.each<[string, Failed, string]>([
  ["the backend's text", refused("Taken"), "Taken"],
  ["no text", refused(), "An error occurred. Please try again."],
  ["a success without a valid user", unusable, "An error occurred. Please try again."],
  ["no response", unavailable, "Something went wrong. Please try again later."],
])("registration, %s", (_, outcome, message) => {
  expect(toRefusal(outcome, messages.register).message).toBe(message);
});

test("a failure on our side has a 5xx status and a reference", () => {
  expect(toRefusal(unavailable, messages.login)).toMatchObject({ status: 503, isOurs: true });
  expect(toRefusal(unusable, messages.login)).toMatchObject({ status: 502, isOurs: true });
  expect(toRefusal(refused(), messages.login).isOurs).toBeUndefined();
});

test("a refusal with a 2xx status becomes a 400", () => {
  expect(toRefusal({ kind: "refused", status: 200, reason: "No" }, messages.login).status).toBe(400);
});
