import { brand } from "../company/brand";
import { noReason, unavailable } from "./unspecific";

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
  /** The message on the login page after a registration. */
  done: "Account created. Please log in.",
} as const;

export const google = {
  /** The message of a failed sign-in by the button that was pressed. */
  failed: { login: noReason, register: "An error occurred during registration", link: noReason },
  registerRefused: "Registration failed",
  /** Why the button is disabled. */
  notOffered: "Google is not available here.",
  needsScript: "Google sign-in needs JavaScript.",
  /** The message in the built-in browser of another app. */
  inApp:
    "Google sign-in does not work inside other apps. Open this page in your browser; the app’s menu has an option for that.",
  linked: "Your Google account is linked: you can log in with it from now on.",
  linkExpired: "This took too long. Please start again from your profile.",
  linkOfAnother:
    "You began to link Google with another account. Nothing was linked. Please start again from your profile.",
  cancelled: "The sign-in with Google was cancelled.",
  /** The message in the first of two tabs that both started a sign-in. */
  replaced: "You have started another sign-in with Google since. Please finish that one, or try again here.",
  alreadyLoggedIn: "You are logged in already. This sign-in with Google has changed nothing.",
} as const;

export const password = {
  mailed: "If there is an account with this email, a link is on its way. It works for 30 minutes.",
  tooManyMails: (minutes: number) => {
    const hours = Math.ceil(minutes / 60);
    return `Too many links were requested for this address today. Please look for them in your mailbox, try again in ${hours} ${hours === 1 ? "hour" : "hours"}, or write to ${brand.email}.`;
  },
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
  otherAccount: "You have logged in with another account since you opened this page. Reload it to see that one.",
  kindMissing: "Choose the account kind",
  saved: "Your profile is saved.",
  resetIncomplete: "This link is incomplete. Please open it from the email again, or ask for a new one.",
  cookiesNeeded: "Please allow cookies for this site and try again. Without them you cannot log in.",
  loggedOut: "You are logged out.",
  signedOut: "Your log-in has ended. Please log in again.",
  /** The message when the profile is refused right after a log-in. */
  profileRefused:
    "The log-in worked, but our server then refused to look up your profile, so you are logged out again. Please try again later.",
  noRecords: `Profiles cannot be saved here yet. Your account itself works as before. To have your profile added or changed, write to ${brand.email}.`,
  recordsUnavailable: "Your profile could not be loaded. Please try again later.",
} as const;
