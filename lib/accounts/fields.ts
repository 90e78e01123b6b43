import * as z from "zod/mini";
import { field, register } from "@/content/messages";
import { address, sentLength } from "@/lib/forms/fields";
import { normalizePassword } from "@/lib/password";

/** The limit of a password in UTF-16 units, as `maxlength` counts them. */
const MAX_PASSWORD_LENGTH = 200;

/**
 * The username of an existing account. A remote backend may have made it by another rule, so only its shape is checked.
 */
export const username = address().check(z.regex(/^[^\s@]+@[^\s@]+$/, field.email));

export const password = z.string(field.required).check(
  sentLength(MAX_PASSWORD_LENGTH),
  z.overwrite(normalizePassword),
  z.minLength(1, field.required),
  // Unicode normalization may lengthen a text.
  z.maxLength(MAX_PASSWORD_LENGTH, field.tooLong),
);

/** The fields of a new password, which is typed twice; with {@link isConfirmed}. */
export const newPassword = { password, confirm_password: password };

/** Checks that both passwords are the same. */
export const isConfirmed = <T extends Record<keyof typeof newPassword, string>>() =>
  z.refine<T>((values) => values.password === values.confirm_password, {
    path: ["confirm_password"],
    error: register.passwordsDiffer,
    // The check runs even if other fields are wrong: all errors are shown at once.
    when: ({ value }) => Boolean(value),
  });
