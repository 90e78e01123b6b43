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

const contactMessage = (change: Partial<EnquiryValues>) =>
  firstMessage(contactSchema.safeParse({ ...valid, ...change }));

test("the home form says whether an address is missing or invalid", () => {
  expect(firstMessage(subscribeSchema.safeParse({ email: " " }))).toBe("Please enter your email");
  expect(firstMessage(subscribeSchema.safeParse({ email: "name" }))).toBe("Please enter a valid email");
});

describe("contactSchema", () => {
  test("phone is optional, any script is kept", () => {
    expect(contactSchema.parse(valid)).toEqual(valid);
  });
  test.each(["name", "subject", "message"] as const)("%s is required, visibly", (name) => {
    for (const text of ["", " ", "\u200b \u200f"]) expect(contactMessage({ [name]: text })).toBe(field.required);
  });
  test.each(["name", "email", "subject", "phone"] as const)("%s is one line, also at its end", (name) => {
    expect(contactMessage({ [name]: `${valid[name]}\r\n` })).toBe(field.oneLine);
  });
  test("what a database cannot store is refused", () => {
    expect(contactMessage({ name: "\ud800" })).toBe(field.oneLine);
    expect(contactMessage({ message: "a\u0000b" })).toBe(field.unreadable);
  });
  test("lengths are limited; a line may end in two signs, as a form without script sends it, and counts as one", () => {
    const message = "a\n".repeat(enquiryFields.message.maxLength / 2 - 1).concat("ab");
    expect(contactSchema.parse({ ...valid, message: message.replaceAll("\n", "\r\n") }).message).toBe(message);
    expect(contactMessage({ message: `${message}c` })).toBe(field.tooLong);
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

test("a log-in takes every address that an account of a remote backend may have, and the password as typed", () => {
  for (const username of ["a..b@x.example", "josé@x.example", "info@xn--mnchen-3ya.example"])
    expect(loginSchema.parse({ username, password: "x" }).username).toBe(username);
  expect(loginSchema.parse({ username: " info@münchen.example ", password: " x " })).toEqual({
    username: "info@xn--mnchen-3ya.example",
    password: " x ",
  });
  expect(firstMessage(loginSchema.safeParse({ username: "uwase", password: "x" }))).toBe(field.email);
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
