import * as z from "zod/mini";
import { field, fieldNames } from "@/content/messages";
import { isEmailAddress, MAX_EMAIL_LENGTH, toAsciiAddress } from "@/lib/settings/email-address";

// These checks make up the schemas. Lengths are in UTF-16 units, as `maxlength` counts them.

/**
 * The first check of each field, on the text as it was sent: a longer one is refused before any check that takes long
 * on a long text.
 */
export const sentLength = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/** Refuses line breaks, which a mail header must not contain, and lone surrogates, which databases reject. */
const oneLine = (name: string) => z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, field.oneLine(name));
export const lines = (name: string) => z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, field.unreadable(name));
/**
 * Matches a visible character. Unicode counts two blank ones as symbols: an empty Braille cell and a note without a
 * head.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const emptyUnlessVisible = z.overwrite((value: string) => (VISIBLE.test(value) ? value : ""));
/** Makes line breaks LF. A form posted without JavaScript has CRLF, which `maxlength` counts as one. */
const lineEnds = z.overwrite((value: string) => value.replace(/\r\n?/g, "\n"));

/** Limits a text as it was sent, where each character may be a line break of two units. */
const sentText = (name: string, max: number) => sentLength(2 * max, field.tooLong(name, max));

/** A required text. @param name in a sentence @param max its length @param shape one line, or {@link lines} */
export const text = (name: string, max: number, shape = oneLine) =>
  z
    .string(field.required(name))
    .check(
      sentText(name, max),
      lineEnds,
      shape(name),
      z.trim(),
      z.regex(VISIBLE, field.required(name)),
      z.maxLength(max, field.tooLong(name, max)),
    );

/** An optional text, which is empty if it is missing. */
export const optionalText = (name: string, max: number, shape = oneLine) =>
  z._default(
    z
      .string(field.unreadable(name))
      .check(
        sentText(name, max),
        lineEnds,
        shape(name),
        z.trim(),
        emptyUnlessVisible,
        z.maxLength(max, field.tooLong(name, max)),
      ),
    "",
  );

/** An email address of any shape. */
export const address = (missing: string = field.required(fieldNames.email)) =>
  z.string(missing).check(
    sentLength(MAX_EMAIL_LENGTH, field.tooLong(fieldNames.email, MAX_EMAIL_LENGTH)),
    // The check precedes the trimming, which would remove a line break at the end.
    oneLine(fieldNames.email),
    z.trim(),
    z.minLength(1, missing),
    z.overwrite(toAsciiAddress),
  );

/** An email address that mail can be sent to. */
export const email = (missing?: string, invalid: string = field.email) =>
  address(missing).check(z.refine(isEmailAddress, invalid));
