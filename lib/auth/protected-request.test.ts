import { ProtectedRequestError } from "@/lib/backend/contract";
import { credentialsOf } from "./protected-request";

const user = { username: "a@example.rw", login_token: "token", role: "talent" };

test("the stored user's username and login token are what a protected request needs", () => {
  expect(credentialsOf(user)).toEqual({ username: "a@example.rw", login_token: "token" });
});

test.each([undefined, null])("%s: nobody is logged in", (nobody) => {
  expect(() => credentialsOf(nobody)).toThrow(new ProtectedRequestError("not-logged-in"));
  expect(() => credentialsOf(nobody)).toThrow("User not logged in for protected request.");
});

test.each([
  ["no login token", { username: "a@example.rw" }],
  ["an empty login token", { ...user, login_token: "" }],
  ["no username", { login_token: "token" }],
  ["an empty username", { ...user, username: "" }],
  ["a token that is no text", { ...user, login_token: 7 }],
  ["an empty user", {}],
  ["a text", "a@example.rw"],
])("%s: the user is not valid", (_, broken) => {
  expect(() => credentialsOf(broken)).toThrow(new ProtectedRequestError("invalid-user"));
  expect(() => credentialsOf(broken)).toThrow("Invalid user data for protected request.");
});
