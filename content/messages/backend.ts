import { field, logIn } from "./forms";
import { unavailable } from "./unspecific";

/** Error messages of the embedded backend. */
export const backend = {
  invalidRequest: "Fill in all required fields.",
  invalidEmail: field.email,
  wrongKey: "The site is not known to this backend.",
  wrongPassword: "The email or the password is not right.",
  accountExists: `There is already an account with this email. ${logIn}`,
  googleRefused: "Google could not confirm this account.",
  googleNotLinked:
    "There is already an account with this email. Please log in with its password and link Google on your profile, or choose a new password by email.",
  googleTaken: "This Google account cannot be linked: it opens another account, or this account has another one.",
  passwordTooShort: "Use at least 8 characters for the password",
  passwordTooCommon: "This password is too common. Please choose another one.",
  wrongCurrentPassword: "The current password is not right.",
  resetExpired: "This link has expired or was used. Please ask for a new one.",
  googleUnknown: "This Google account is not registered yet. Please register first.",
  notLoggedIn: "Please log in again.",
  recordExists: "You have a profile already. Please log out and log in again to see it.",
  recordMissing: "There is no profile of this kind to change.",
  unknownEntity: "There is no such entity.",
  unknownCall: "There is no such call.",
  failed: unavailable,
} as const;
