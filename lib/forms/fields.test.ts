import * as messages from "@/content/messages";
import {
  changePasswordForm,
  linkGoogleForm,
  logInForm,
  profileForm,
  registerForm,
  withPasswordRule,
} from "@/lib/accounts/forms";
import { type EnquiryValues, enquiryFields } from "@/lib/enquiries/fields";
import { contactForm, subscribeForm } from "@/lib/enquiries/forms";

const { field, fieldNames } = messages;
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
  firstMessage(contactForm.schema.safeParse({ ...valid, ...change }));

test("the home form says whether an address is missing or invalid", () => {
  expect(firstMessage(subscribeForm.schema.safeParse({ email: " " }))).toBe("Please enter your email");
  expect(firstMessage(subscribeForm.schema.safeParse({ email: "name" }))).toBe("Please enter a valid email");
});

/** Letters and symbols without a shape, and format characters. */
const INVISIBLE = ["\u200b \u200f", "\u3164", "\u2800", "\u115f\u1160 \uffa0", "\u{1d159}"];

describe("the contact form", () => {
  test("the phone number may be missing, and text in any script is kept", () => {
    expect(contactForm.schema.parse(valid)).toEqual(valid);
  });
  test.each(["name", "subject", "message"] as const)("%s needs a visible character", (name) => {
    for (const text of ["", " ", ...INVISIBLE])
      expect(contactMessage({ [name]: text })).toBe(field.required(fieldNames[name]));
  });
  test.each(["name", "email", "subject", "phone"] as const)("%s is one line, also at its end", (name) => {
    expect(contactMessage({ [name]: `${valid[name]}\r\n` })).toBe(field.oneLine(fieldNames[name]));
  });
  test("what a database cannot store is refused", () => {
    expect(contactMessage({ name: "\ud800" })).toBe("Write your name on one line");
    expect(contactMessage({ message: "a\u0000b" })).toBe("Remove the characters from your message that cannot be read");
  });
  const message = "a\n".repeat(enquiryFields.message.maxLength / 2 - 1).concat("ab");
  test("a line break counts as one character, also as the two that a form without JavaScript sends", () => {
    expect(contactForm.schema.parse({ ...valid, message: message.replaceAll("\n", "\r\n") }).message).toBe(message);
  });
  test("a message of more characters than allowed is refused", () => {
    expect(contactMessage({ message: `${message}c` })).toBe("Use at most 5,000 characters for your message");
  });
});

test("all forms accept the same new addresses, and put their domain into ASCII", () => {
  const passwords = { password: "one", confirm_password: "one" };
  const parseAll = (email: string) => [
    subscribeForm.schema.safeParse({ email }).data?.email,
    contactForm.schema.safeParse({ ...valid, email }).data?.email,
    registerForm.schema.safeParse({ username: email, ...passwords }).data?.username,
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

test("a log-in takes every address that an account may have, and the password as typed", () => {
  for (const username of ["a..b@x.example", "josé@x.example", "info@xn--mnchen-3ya.example"])
    expect(logInForm.schema.parse({ username, password: "x" }).username).toBe(username);
  expect(logInForm.schema.parse({ username: " info@münchen.example ", password: " x " })).toEqual({
    username: "info@xn--mnchen-3ya.example",
    password: " x ",
  });
  expect(firstMessage(logInForm.schema.safeParse({ username: "uwase", password: "x" }))).toBe(
    "Enter an email address like name@example.com",
  );
});

test("optional text without a visible character counts as empty", () => {
  for (const text of INVISIBLE) {
    expect(contactForm.schema.parse({ ...valid, phone: text }).phone).toBe("");
    const profile = { kind: "talent", name: "Uwase", phone: text, about: text };
    expect(profileForm.schema.parse(profile)).toMatchObject({ phone: "", about: "" });
  }
});

test("passwords have to match, whatever is wrong with the other fields", () => {
  for (const [username, password, others] of [
    ["a@example.rw", "one", {}],
    ["", "", { username: "Enter your email", password: "Enter a password" }],
    ["bad", "one", { username: "Enter an email address like name@example.com" }],
  ] as const) {
    const { error } = registerForm.schema.safeParse({ username, password, confirm_password: "two" });
    // Forms show the first issue of each field.
    const shown = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]).reverse() ?? []);
    expect(shown).toEqual({ ...others, confirm_password: "Passwords do not match!" });
  }
});

test("the rule of the embedded backend for new passwords is checked with the others", () => {
  const values = { username: "bad", password: "1234567", confirm_password: "two" };
  const fieldsOf = (rule: string | undefined) =>
    withPasswordRule(registerForm, rule)
      .schema.safeParse(values)
      .error?.issues.map(({ path }) => path[0]);
  expect(fieldsOf("At least 8 characters")).toEqual(["username", "confirm_password", "password"]);
  expect(fieldsOf(undefined)).toEqual(["username", "confirm_password"]);
});

test("forms normalize passwords before they compare them", () => {
  const [typed, composed] = ["e\u0301".repeat(100), "\u00e9".repeat(100)];
  expect(logInForm.schema.parse({ username: "a@example.rw", password: typed }).password).toBe(composed);
  expect(linkGoogleForm.schema.parse({ password: typed }).password).toBe(composed);
  const changed = { current_password: typed, password: composed, confirm_password: typed };
  expect(new Set(Object.values(changePasswordForm.schema.parse(changed)))).toEqual(new Set([composed]));
});
