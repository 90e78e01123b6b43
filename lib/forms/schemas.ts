import * as z from "zod/mini";
import * as messages from "@/content/messages";
import { isEmailAddress, MAX_EMAIL_LENGTH, toAsciiAddress } from "@/lib/email-address";
import { normalizePassword } from "@/lib/password";
import { byField, enquiryFields } from "./enquiry-fields";

/**
 * One schema a form, for the browser and the server alike. Field names are those
 * that the plain form posts.
 */
const { account, field, register, subscribe } = messages;

/** Lengths in UTF-16 units, as `maxlength` counts them. */
const maxLengths = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  about: 1000,
  password: 200,
} as const;

/** No line breaks, which a mail header must not contain, and no lone surrogates, which databases reject. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
/** At least one visible character. Blank ones that Unicode counts as symbols: an empty Braille cell and a note without a head. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const oneLine = z.regex(ONE_LINE, field.oneLine);
const lines = z.regex(LINES, field.unreadable);

/** A form posted without JavaScript has CRLF line breaks, which `maxlength` counts as one. */
const lineEnds = z.overwrite((value: string) => value.replace(/\r\n?/g, "\n"));

const text = (max: number, shape = oneLine) =>
  z
    .string(field.required)
    .check(lineEnds, shape, z.trim(), z.regex(VISIBLE, field.required), z.maxLength(max, field.tooLong));
const address = (missing: string) =>
  z.string(missing).check(
    // Before trimming, which would remove a line break at the end.
    oneLine,
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(maxLengths.email, field.tooLong),
    z.overwrite(toAsciiAddress),
  );
const email = (missing: string, invalid: string) => address(missing).check(z.refine(isEmailAddress, invalid));
/** Of an account that exists: a remote backend may have made it by another rule, so only its shape is checked. */
const username = address(field.required).check(z.regex(/^[^\s@]+@[^\s@]+$/, field.email));
const password = z
  .string(field.required)
  .check(
    z.overwrite(normalizePassword),
    z.minLength(1, field.required),
    z.maxLength(maxLengths.password, field.tooLong),
  );

const emptyUnlessVisible = z.overwrite((value: string) => (VISIBLE.test(value) ? value : ""));
const optionalText = (max: number, shape = oneLine) =>
  z._default(
    z.string(field.unreadable).check(lineEnds, shape, z.trim(), emptyUnlessVisible, z.maxLength(max, field.tooLong)),
    "",
  );

export const subscribeSchema = z.object({ email: email(subscribe.empty, subscribe.invalid) });

export const contactSchema = z.object(
  byField((name): z.ZodMiniType<string, string | undefined> => {
    const { maxLength, isOptional, type, rows } = enquiryFields[name];
    if (type === "email") return email(field.required, field.email);
    return (isOptional ? optionalText : text)(maxLength, rows ? lines : oneLine);
  }),
);

export const loginSchema = z.object({ username, password });

type NewPassword = Record<"password" | "confirm_password", string>;
const isConfirmed = <T extends NewPassword>() =>
  z.refine<T>((values) => values.password === values.confirm_password, {
    path: ["confirm_password"],
    error: register.passwordsDiffer,
    // Also when other fields are wrong: all errors are shown at once.
    when: ({ value }) => Boolean(value),
  });

export const registerSchema = z
  .object({ username: email(field.required, field.email), password, confirm_password: password })
  .check(isConfirmed());

export const forgotPasswordSchema = z.object({ username });

export const resetPasswordSchema = z
  .object({
    token: z.string(account.resetIncomplete).check(z.minLength(1, account.resetIncomplete)),
    password,
    confirm_password: password,
  })
  .check(isConfirmed());

export const changePasswordSchema = z
  .object({ current_password: password, password, confirm_password: password })
  .check(isConfirmed());

export const linkGoogleSchema = z.object({ password });

/** Which button to Google was pressed. */
export const googleSchema = z.object({ intent: z._default(z.enum(["login", "register", "link"]), "login") });

export const profileSchema = z.object({
  kind: z.enum(["organization", "talent"], account.kindMissing),
  name: text(maxLengths.name),
  phone: optionalText(maxLengths.phone),
  about: optionalText(maxLengths.about, lines),
});

export type SubscribeInput = z.input<typeof subscribeSchema>;
export type ContactInput = z.input<typeof contactSchema>;
export type LoginInput = z.input<typeof loginSchema>;
export type RegisterInput = z.input<typeof registerSchema>;
export type ProfileInput = z.input<typeof profileSchema>;
