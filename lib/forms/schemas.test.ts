import * as messages from "@/content/messages";
import { type EnquiryValues, enquiryFields } from "./enquiry-fields";
import { contactSchema, loginSchema, profileSchema, registerSchema, subscribeSchema } from "./schemas";

const { account, field, subscribe } = messages;
const valid: EnquiryValues = {
  name: "Uwase",
  email: "u@example.rw",
  phone: "",
  subject: "Registre",
  message: "Muraho 👋",
};

const firstMessage = (result: { success: boolean; error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues[0]?.message;

describe("subscribeSchema", () => {
  test.each([
    ["", "Please enter your email"],
    ["   ", "Please enter your email"],
    ["name", "Please enter a valid email"],
    ["name@", "Please enter a valid email"],
    ["na me@example.com", "Please enter a valid email"],
    // What is an address is tested in lib/email-address.test.ts.
    ["a..b@example.rw", "Please enter a valid email"],
  ])("%j is refused", (email, message) => {
    expect(firstMessage(subscribeSchema.safeParse({ email }))).toBe(message);
  });

  test("takes and trims an address", () => {
    expect(subscribeSchema.parse({ email: " name@example.rw " })).toEqual({ email: "name@example.rw" });
  });
});

describe("contactSchema", () => {
  test("phone is optional, any script is kept", () => {
    expect(contactSchema.parse(valid)).toEqual(valid);
  });
  test.each(["name", "email", "subject", "message"] as const)("%s is required", (name) => {
    expect(firstMessage(contactSchema.safeParse({ ...valid, [name]: " " }))).toBe("Please fill out this field.");
  });
  test.each(["name", "subject", "message"] as const)("a %s that nobody can see is none", (name) => {
    expect(firstMessage(contactSchema.safeParse({ ...valid, [name]: "\u200b \u200f" }))).toBe(field.required);
  });
  test.each(["name", "email", "subject", "phone"] as const)("a line break at the end of a %s is one", (name) => {
    expect(firstMessage(contactSchema.safeParse({ ...valid, [name]: `${valid[name]}\r\n` }))).toBe(field.oneLine);
  });
  test.each([
    ["a lone surrogate", { name: "\ud800" }, field.oneLine],
    ["a NUL character", { message: "a\u0000b" }, field.unreadable],
  ])("%s is refused", (_, change, message) => {
    expect(firstMessage(contactSchema.safeParse({ ...valid, ...change }))).toBe(message);
  });
  test("lengths are limited", () => {
    expect(contactSchema.safeParse({ ...valid, message: "x".repeat(enquiryFields.message.maxLength) }).success).toBe(
      true,
    );
    expect(
      contactSchema.safeParse({ ...valid, message: "x".repeat(enquiryFields.message.maxLength + 1) }).success,
    ).toBe(false);
  });
});

test("one rule for new addresses, and one form: the domain is in ASCII", () => {
  const passwords = { password: "one", confirm_password: "one" };
  const parseAll = (email: string) => [
    subscribeSchema.safeParse({ email }).data?.email,
    contactSchema.safeParse({ ...valid, email }).data?.email,
    registerSchema.safeParse({ username: email, ...passwords }).data?.username,
  ];
  const munich = "info@xn--mnchen-3ya.example";
  for (const [email, parsed] of [
    [" info@münchen.example", munich],
    [munich, munich],
    ["a&b@x.example", "a&b@x.example"],
    ["<a@x.example>", undefined],
    ["a\u200b@x.example", undefined],
  ] as const)
    expect([email, ...parseAll(email)]).toEqual([email, parsed, parsed, parsed]);
});

test("a log-in takes every address that an account of a remote backend may have", () => {
  for (const username of ["a..b@x.example", "josé@x.example", "info@xn--mnchen-3ya.example"])
    expect(loginSchema.parse({ username, password: "x" }).username).toBe(username);
  expect(loginSchema.parse({ username: "info@münchen.example", password: "x" }).username).toMatch(/@xn--/);
  expect(firstMessage(loginSchema.safeParse({ username: "uwase", password: "x" }))).toBe(field.email);
});

test("a password is kept as typed, spaces included", () => {
  expect(loginSchema.parse({ username: " a@example.rw ", password: " x " })).toEqual({
    username: "a@example.rw",
    password: " x ",
  });
});

test("lines may end in two signs, as a form without script sends them, and count as one", () => {
  const message = "a\n".repeat(2499).concat("ab");
  expect(contactSchema.parse({ ...valid, message: message.replaceAll("\n", "\r\n") }).message).toBe(message);
});

test.each([undefined, null, 7, ["Ada"], {}])("%j for a text is refused in our own words", (value) => {
  const values = { name: value, email: value, phone: value, subject: value, message: value, username: value };
  const shown = [contactSchema, loginSchema, registerSchema, profileSchema, subscribeSchema].flatMap((schema) =>
    (schema.safeParse({ ...values, password: value, confirm_password: value }).error?.issues ?? []).map(
      ({ message }) => message,
    ),
  );
  const ours: string[] = [field.required, field.unreadable, account.kindMissing, subscribe.empty];
  expect(shown.length).toBeGreaterThan(8);
  expect(shown.filter((text) => !ours.includes(text))).toEqual([]);
});

test("passwords have to match", () => {
  const result = registerSchema.safeParse({ username: "a@example.rw", password: "one", confirm_password: "two" });
  expect(firstMessage(result)).toBe("Passwords do not match!");
  expect(result.error?.issues[0]?.path).toEqual(["confirm_password"]);
});
