import type { EnquiryColumns } from "@/lib/db/schema";
import { MAX_EMAIL_LENGTH } from "@/lib/settings/email-address";

// Components may not import lib/db.
export type { EnquiryKind } from "@/lib/db/schema";

interface FieldDefinition {
  /** The limit in UTF-16 units, as `maxlength` counts them. */
  maxLength: number;
  isOptional?: boolean;
  /** The input's type, unless it takes any text. */
  type?: "email" | "tel";
  autoComplete?: string;
  /** A text area of this height, for text of several lines. */
  rows?: number;
}

/**
 * The fields of the contact form, in this order. Inputs, schema, stored row, mail and export derive from this list; the
 * texts in `content` are checked against it. The list does without zod, because browsers load the schemas only when a
 * form is used.
 */
const fields = {
  name: { maxLength: 100, autoComplete: "name" },
  email: { maxLength: MAX_EMAIL_LENGTH, type: "email", autoComplete: "email" },
  phone: { maxLength: 40, type: "tel", autoComplete: "tel", isOptional: true },
  subject: { maxLength: 150 },
  message: { maxLength: 5000, rows: 5 },
} satisfies Record<keyof EnquiryColumns, FieldDefinition>;

export type EnquiryField = keyof typeof fields;
/** The values of a form that a visitor filled in. */
export type EnquiryValues = Record<EnquiryField, string>;

export const enquiryFields: Record<EnquiryField, FieldDefinition> = fields;
export const enquiryFieldNames = Object.keys(fields) as EnquiryField[];

/** A value for each field. */
export const byField = <Value>(get: (name: EnquiryField) => Value) =>
  Object.fromEntries(enquiryFieldNames.map((name) => [name, get(name)])) as Record<EnquiryField, Value>;

export const emptyEnquiry: EnquiryValues = byField(() => "");
