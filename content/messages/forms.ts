export const privacyLink = "What we keep about you";

/** The prefix of a page's title when the page says why a form was not accepted. */
export const errorPrefix = "Error: ";

/** The prefix of a page's title when the page says that a form was accepted. */
export const successPrefix = "Success: ";

/** The heading of the summary of a form's errors. */
export const errorHeading = "There is a problem";

/** Messages for any field. The summary of errors shows them after the field's label. */
export const field = {
  required: "Please fill out this field.",
  email: "Please enter a valid email",
  tooLong: "Please shorten this text.",
  oneLine: "Please write this on one line.",
  unreadable: "Please remove the characters that cannot be read.",
} as const;

/** The label of an error's number in the log. */
export const reference = "Reference";
