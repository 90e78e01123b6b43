import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { defineForm, type FormDefinition } from "@/lib/forms/define";
import { address, email, lines, optionalText, sentLength, text } from "@/lib/forms/fields";
import { isTooShort, normalizePassword } from "@/lib/password";

/** In UTF-16 units, as `maxlength` counts them. */
const MAX_PASSWORD_LENGTH = 200;

/** Of an account that exists: a remote backend may have made it by another rule, so only its shape is checked. */
const username = address().check(z.regex(/^[^\s@]+@[^\s@]+$/, messages.field.email));

const { field, fieldNames } = messages;
const passwordTooLong = field.tooLong("the password", MAX_PASSWORD_LENGTH);

const passwordField = (name: string) =>
  z.string(field.required(name)).check(
    sentLength(MAX_PASSWORD_LENGTH, passwordTooLong),
    z.overwrite(normalizePassword),
    z.minLength(1, field.required(name)),
    // Some characters become several.
    z.maxLength(MAX_PASSWORD_LENGTH, passwordTooLong),
  );

const password = passwordField(fieldNames.password);

/** The fields of a new password, which is typed twice; with {@link isConfirmed}. */
const newPassword = {
  password: passwordField(fieldNames.newPassword),
  confirm_password: passwordField(fieldNames.confirmPassword),
};

/** Checks that both are the same. */
const isConfirmed = <T extends Record<keyof typeof newPassword, string>>() =>
  z.refine<T>((values) => values.password === values.confirm_password, {
    path: ["confirm_password"],
    error: messages.register.passwordsDiffer,
    // Also when other fields are wrong: all errors are shown at once.
    when: ({ value }) => Boolean(value),
  });

/**
 * Adds the embedded backend's least length of a new password to a form, so that all errors are shown at once.
 * @param rule is undefined with a remote backend, which decides for itself
 */
export const withPasswordRule = <Form extends FormDefinition>(form: Form, rule: string | undefined): Form => {
  if (rule === undefined) return form;
  const isLongEnough = z.refine<unknown>((values) => !isTooShort(passwordOf(values)), {
    path: ["password"],
    error: messages.backend.passwordTooShort,
    // Also when other fields are wrong.
    when: ({ value }) => passwordOf(value) !== "",
  });
  return { ...form, schema: form.schema.check(isLongEnough) };
};

const passwordOf = (values: unknown) => String(Reflect.get(Object(values), "password") ?? "");

export const logInForm = defineForm({
  name: "login",
  page: "/login",
  action: "/user/login",
  schema: z.object({ username, password }),
  shownAgain: ["username"],
  texts: messages.login,
});

/** The button to Google, which needs JavaScript. Its intent says which of the three buttons was pressed. */
export const googleForm = defineForm({
  name: "google",
  page: "/login",
  action: "/api/auth/signin/google",
  schema: z.object({ intent: z._default(z.enum(["login", "register", "link"]), "login") }),
  shownAgain: [],
  texts: { unavailable: messages.google.failed.login },
});

export const registerForm = defineForm({
  name: "register",
  page: "/register",
  action: "/user/register",
  schema: z.object({ username: email(), ...newPassword }).check(isConfirmed()),
  shownAgain: ["username"],
  texts: messages.register,
});

export const forgotPasswordForm = defineForm({
  name: "forgot-password",
  page: "/forgot-password",
  action: "/user/forgot-password",
  schema: z.object({ username }),
  shownAgain: ["username"],
  texts: messages.account,
});

const { resetIncomplete } = messages.account;

export const resetPasswordForm = defineForm({
  name: "reset-password",
  page: "/reset-password",
  action: "/user/reset-password",
  schema: z
    .object({ token: z.string(resetIncomplete).check(z.minLength(1, resetIncomplete)), ...newPassword })
    .check(isConfirmed()),
  shownAgain: ["token"],
  texts: messages.account,
});

export const profileForm = defineForm({
  name: "profile",
  page: "/my-profile",
  action: "/user/profile",
  schema: z.object({
    kind: z.enum(["organization", "talent"], messages.account.kindMissing),
    name: text(fieldNames.name, 100),
    phone: optionalText(fieldNames.phone, 40),
    about: optionalText(fieldNames.about, 1000, lines),
  }),
  shownAgain: ["kind", "name", "phone", "about"],
  texts: messages.account,
});

export const changePasswordForm = defineForm({
  name: "change-password",
  page: "/my-profile",
  part: "security",
  action: "/user/password",
  schema: z
    .object({ current_password: passwordField(fieldNames.currentPassword), ...newPassword })
    .check(isConfirmed()),
  shownAgain: [],
  texts: messages.account,
});

export const linkGoogleForm = defineForm({
  name: "google-link",
  page: "/my-profile/link-google",
  action: "/user/google-link",
  schema: z.object({ password }),
  shownAgain: [],
  texts: messages.account,
});
