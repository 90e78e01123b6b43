import { contactSchema, limits, loginSchema, registerSchema, subscribeSchema } from "./schemas";

const firstMessage = (result: { success: boolean; error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues[0]?.message;

describe("subscribeSchema", () => {
  test.each([
    ["", "Please enter your email"],
    ["   ", "Please enter your email"],
    ["name", "Please enter a valid email"],
    ["name@", "Please enter a valid email"],
    ["na me@example.com", "Please enter a valid email"],
    ["name@example", "Please enter a valid email"],
  ])("%j is refused", (email, message) => {
    expect(firstMessage(subscribeSchema.safeParse({ email }))).toBe(message);
  });

  test("takes and trims an address", () => {
    expect(subscribeSchema.parse({ email: " name@example.rw " })).toEqual({ email: "name@example.rw" });
  });
});

describe("contactSchema", () => {
  const valid = { name: "Uwase", email: "u@example.rw", phone: "", subject: "Registre", message: "Muraho 👋" };

  test("phone is optional, any script is kept", () => {
    expect(contactSchema.parse(valid)).toEqual(valid);
  });
  test.each(["name", "email", "subject", "message"] as const)("%s is required", (name) => {
    expect(firstMessage(contactSchema.safeParse({ ...valid, [name]: " " }))).toBe("Please fill out this field.");
  });
  test("lengths are limited", () => {
    expect(contactSchema.safeParse({ ...valid, message: "x".repeat(limits.message) }).success).toBe(true);
    expect(contactSchema.safeParse({ ...valid, message: "x".repeat(limits.message + 1) }).success).toBe(false);
  });
});

test("a password is kept as typed, spaces included", () => {
  expect(loginSchema.parse({ username: " a@example.rw ", password: " x " })).toEqual({
    username: "a@example.rw",
    password: " x ",
  });
});

test("passwords have to match", () => {
  const result = registerSchema.safeParse({ username: "a@example.rw", password: "one", confirm_password: "two" });
  expect(firstMessage(result)).toBe("Passwords do not match!");
  expect(result.error?.issues[0]?.path).toEqual(["confirm_password"]);
});
