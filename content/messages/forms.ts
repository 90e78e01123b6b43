export const privacyLink = "What we keep about you";

/** Before the title of a page that shows why a form was not accepted. */
export const errorPrefix = "Error: ";

/** Before the title of a page that shows that it was. */
export const successPrefix = "Success: ";

/** Of any field: apart from it they are shown after its label. */
export const field = {
  required: "Please fill out this field.",
  email: "Please enter a valid email",
  tooLong: "Please shorten this text.",
  oneLine: "Please write this on one line.",
  unreadable: "Please remove the characters that cannot be read.",
} as const;

/** Before the number of an error in the log. */
export const reference = "Reference";
