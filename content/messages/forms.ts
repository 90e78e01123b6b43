import { brand } from "../company/brand";
import { unavailable } from "./unspecific";

export const privacyLink = "What we keep about you";

/** The prefix of a page's title when the page says why a form was not accepted. */
export const errorPrefix = "Error: ";

/** The prefix of a page's title when the page says that a form was accepted. */
export const successPrefix = "Success: ";

/** The words of an error that link to the log-in page. */
export const logIn = "Please log in.";

/** The heading of the summary of a form's errors. */
export const errorHeading = "There is a problem";

/** Messages for a field, given its name in a sentence. They stand at the field, and in the summary of errors. */
export const field = {
  required: (name: string) => `Enter ${name}`,
  email: "Enter an email address like name@example.com",
  tooLong: (name: string, max: number) => `Use at most ${max.toLocaleString("en")} characters for ${name}`,
  oneLine: (name: string) => `Write ${name} on one line`,
  unreadable: (name: string) => `Remove the characters from ${name} that cannot be read`,
} as const;

/** The names of fields in a sentence. */
export const fieldNames = {
  name: "your name",
  email: "your email",
  phone: "your phone number",
  subject: "the subject",
  message: "your message",
  about: "your text",
  password: "your password",
  currentPassword: "your current password",
  newPassword: "a password",
  confirmPassword: "the password again",
} as const;

/** The label of an error's number in the log. */
export const reference = "Reference";

/** Messages of any form that is not accepted as a whole. */
export const form = {
  unavailable,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  foreignPost: `This form was not accepted: it could not be confirmed that it was sent from this site. Please open the page again and send it from there, or write to ${brand.email}.`,
  unreadable: "This form could not be read. Please try again.",
  tooLarge: `This message is too long to be sent from here. Please write to ${brand.email}.`,
  /** The message after a post without JavaScript whose flash message is lost. */
  noAnswer: `The result of this form is shown for one minute, and needs cookies. If you did not see it, please allow cookies for this site and send the form again, or write to ${brand.email}.`,
} as const;
