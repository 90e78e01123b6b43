import { brand } from "./company/brand";

/**
 * Every message a visitor can see, in the client's words where the error catalogue has them. Import them as `* as messages`, and
 * do not take the namespace apart (`= messages`): a page then loads only those that it shows.
 */

const noReason = "An error occurred. Please try again.";
const unavailable = "Something went wrong. Please try again later.";

export const privacyLink = "What we keep about you";

/** Before the title of a page that shows why a form was not accepted. */
export const errorPrefix = "Error: ";
/** Before the title of a page that shows that it was. */
export const successPrefix = "Success: ";

export const login = {
  noReason: "Failed to authenticate user.",
  unexpected: "An unexpected error occurred. Please try again.",
  unavailable,
  success: "Authenticated successfully! Reloading...",
} as const;

export const register = {
  passwordsDiffer: "Passwords do not match!",
  noReason,
  unavailable,
  success: "Registration successful! Redirecting...",
  /** On the login page. */
  done: "Account created. Please log in.",
} as const;

export const subscribe = {
  empty: "Please enter your email",
  invalid: "Please enter a valid email",
  success: "Thank you! Our team will reach out to you soon enough!",
  /** Stays once the thanks are gone. */
  received: "Your email has reached us.",
  privacy: "We respect your privacy. We'll never share your email.",
  unavailable: `${unavailable} You can also write to ${brand.email}.`,
} as const;

export const contact = {
  success: "Message Sent!",
  tooMany: (minutes: number) =>
    `Too many messages are coming in right now. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${brand.email}.`,
  unavailable: `${unavailable} Your message is still here. You can also write to ${brand.email}.`,
  /** After a post without JavaScript, if the browser keeps no cookie with the reason. */
  notSent: `This was not sent. Please go back to what you typed, check it, and send it again, or write to ${brand.email}.`,
  lost: `The connection was lost. Your message is still here: please send it again once you are back online, or write to ${brand.email}.`,
} as const;

export const google = {
  /** By the button that was pressed. */
  failed: { login: noReason, register: "An error occurred during registration", link: noReason },
  registerRefused: "Registration failed",
  linked: "Your Google account is linked: you can log in with it from now on.",
  linkExpired: "This took too long. Please start again from your profile.",
  cancelled: "The sign-in with Google was cancelled.",
  /** In the tab that came first. */
  replaced: "You have started another sign-in with Google since. Please finish that one, or try again here.",
  alreadyLoggedIn: "You are logged in already. This sign-in with Google has changed nothing.",
} as const;

export const password = {
  mailed: "If there is an account with this email, a link is on its way. It works for 30 minutes.",
  unavailable: `Passwords cannot be reset here. Please write to ${brand.email}.`,
  changed: "Your password is changed, and you are logged out everywhere. Please log in.",
  changedHere: "Your password is changed. All other devices are logged out.",
  loggedOut: "You are logged out everywhere.",
  loggedOutHere:
    "You are logged out on this device. Your other devices could not be logged out: please log in and try again.",
} as const;

export const account = {
  noReason,
  unavailable,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  foreignPost: `This form was not accepted: it could not be confirmed that it was sent from this site. Please open the page again and send it from there, or write to ${brand.email}.`,
  unreadable: "This form could not be read. Please try again.",
  tooLarge: `This message is too long to be sent from here. Please write to ${brand.email}.`,
  failed: unavailable,
  otherAccount: "You have logged in with another account since you opened this page. Reload it to see that one.",
  reference: "Reference",
  kindMissing: "Please choose which kind of account this is.",
  saved: "Your profile is saved.",
  resetIncomplete: "This link is incomplete. Please open it from the email again, or ask for a new one.",
  cookiesNeeded: "Please allow cookies for this site and try again. Without them you cannot log in.",
  /** After a post without JavaScript. */
  noAnswer: `The answer to this form can be shown for a minute only, and only with cookies. If you saw none, please allow cookies for this site and send the form again, or write to ${brand.email}.`,
  signedOut: "Your login has ended. Please log in again.",
  noRecords: `Profiles cannot be saved here yet. Your account itself works as before. To have your profile added or changed, write to ${brand.email}.`,
  recordsUnavailable: "Your profile could not be loaded. Please try again later.",
} as const;

/** Error messages of the embedded backend. */
export const backend = {
  invalidRequest: "Please fill in every field.",
  invalidEmail: "Please enter a valid email",
  wrongKey: "The site is not known to this backend.",
  wrongPassword: "The email or the password is not right.",
  accountExists: "There is already an account with this email. Please log in.",
  googleRefused: "Google could not confirm this account.",
  googleNotLinked:
    "There is already an account with this email. Please log in with its password and link Google on your profile, or choose a new password by email.",
  googleTaken: "This Google account cannot be linked: it opens another account, or this account has another one.",
  passwordTooShort: "Please choose a password of at least 8 characters.",
  passwordTooCommon: "This password is too common. Please choose another one.",
  wrongCurrentPassword: "The current password is not right.",
  resetExpired: "This link has expired or was used. Please ask for a new one.",
  googleUnknown: "This Google account is not registered yet. Please register first.",
  notLoggedIn: "Please log in again.",
  recordExists: "You have a profile already. Log in again to see it.",
  recordMissing: "There is no profile of this kind to change.",
  unknownEntity: "There is no such entity.",
  unknownCall: "There is no such call.",
  busy: "Too many people are logging in right now. Please try again in a moment.",
  failed: unavailable,
} as const;

/** Of any field: apart from it they are shown after its label. */
export const field = {
  required: "Please fill out this field.",
  email: "Please enter a valid email",
  tooLong: "Please shorten this text.",
  oneLine: "Please write this on one line.",
  unreadable: "Please remove the characters that cannot be read.",
} as const;

export { errorMessages as error } from "./errors";
