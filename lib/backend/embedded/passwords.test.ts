import { Piscina } from "piscina";
import * as messages from "@/content/messages";
import { bundlePasswordWorker } from "@/lib/build/bundle";
import { calls } from "../contract";
import { passwordProblem } from ".";
import { getPool, hashPassword, isPasswordOf } from "./passwords";

beforeAll(() => bundlePasswordWorker());
afterAll(() => getPool().destroy());

test("a password is a salted argon2id hash with OWASP's parameters", async () => {
  const hashes = [await hashPassword("ridge and hill"), await hashPassword("ridge and hill")];
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(await isPasswordOf(hashes[0], "ridge and hill")).toBe(true);
  expect(await isPasswordOf(hashes[0], "ridge and hills")).toBe(false);
});

test("passwords are compared in a Unicode normal form", async () => {
  expect(await isPasswordOf(await hashPassword("caf\u00e9"), "cafe\u0301")).toBe(true);
});

test("the backend normalizes passwords before it measures and compares them", () => {
  const request = {
    api_key: "key",
    username: "a@example.rw",
    password: "e\u0301".repeat(4),
    confirm_password: "\u00e9".repeat(4),
  };
  const { password, confirm_password } = calls.register.request.parse(request);
  expect(password).toBe(confirm_password);
  expect(passwordProblem(password)).toBe(messages.backend.passwordTooShort);
});

test("an account without a password is rejected with the work that any other takes", async () => {
  const run = jest.spyOn(Piscina.prototype, "run");
  expect(await isPasswordOf(null, "ridge and hill")).toBe(false);
  const verified: { hash: string } = run.mock.lastCall?.[0];
  /** Algorithm and costs of a hash, and the lengths of its salt and hash. */
  const workOf = (hash: string) => hash.split("$").map((part, i) => (i < 4 ? part : part.length));
  expect(workOf(verified.hash)).toEqual(workOf(await hashPassword("ridge and hill")));
});

test("a new password has at least 8 characters, and is not a common one", () => {
  const { passwordTooShort, passwordTooCommon } = messages.backend;
  for (const short of ["1234567", "🦁".repeat(7)]) expect(passwordProblem(short)).toBe(passwordTooShort);
  expect(passwordProblem("Password1")).toBe(passwordTooCommon);
  expect(passwordProblem("ridge and hill")).toBeUndefined();
});
