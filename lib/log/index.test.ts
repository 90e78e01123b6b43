import { causeOf } from "@/lib/log";

function failWith(message: string): never {
  throw new TypeError(message);
}

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}

test("an unexpected error names the places in our code, and nothing of its message", () => {
  const message = "typed\n    at typed (lib/typed.ts:1:1)\n    at typed (node:typed:1:1)";
  const cause = causeOf(thrownBy(() => [message].forEach(failWith)));
  expect(cause).toMatchObject({ error: "TypeError", at: expect.any(Array) });
  expect(cause.at?.[0]).toMatch(/^failWith \(lib\/log\/index\.test\.ts:\d+:\d+\)$/);
  expect(JSON.stringify(cause)).not.toMatch(/typed|node:|node_modules/);
});

test("a message that was changed later is not logged either", () => {
  const error = new Error(`typed\n    at typed (${__filename}:1:1)`);
  // V8 formats the stack when it is first read.
  expect(error.stack).toContain("typed");
  error.message = "another";
  expect(causeOf(error)).toEqual({ error: "Error" });
});

test("the development server prints all of an error", () => {
  const print = jest.spyOn(console, "error").mockReturnValueOnce();
  const environment = jest.replaceProperty(process.env, "NODE_ENV", "development");
  const error = new Error("typed");
  causeOf(error);
  environment.restore();
  expect(print).toHaveBeenCalledWith(error);
});

/** An error as the driver makes it. */
const serverError = (code: string, message: string) =>
  Object.assign(new Error(message), { name: "error", severity: "ERROR", code });

test.each([
  ["08P01", "unsupported startup parameter: statement_timeout"],
  ["28P01", 'password authentication failed for user "site"'],
  ["53300", "sorry, too many clients already"],
  ["42501", "permission denied for schema public"],
])("PostgreSQL's message about itself is logged (%s)", (code, message) => {
  expect(causeOf(serverError(code, message))).toMatchObject({ error: `error ${code}`, message });
});

test.each(["22P02", "23505", "42601"])("PostgreSQL's message that may quote a value is not logged (%s)", (code) => {
  expect(causeOf(serverError(code, 'invalid input: "typed"'))).not.toHaveProperty("message");
});

test("the message of another program's error is not logged, whatever its code", () => {
  expect(causeOf(Object.assign(new Error("typed"), { code: "57P01" }))).not.toHaveProperty("message");
});

test.each([
  [{ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "mail.example" }, "mail.example"],
  [{ code: "ECONNREFUSED", syscall: "connect", address: "192.0.2.7", port: 587 }, "192.0.2.7:587"],
])("a connection that failed is named by its other end (%j)", (fields, remote) => {
  expect(causeOf(Object.assign(new Error("typed"), fields))).toMatchObject({ error: `Error ${fields.code}`, remote });
});
