import { brand } from "./company/brand";
import type { PageMeta } from "./types";

export const accountTexts = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  show: "Show",
  hide: "Hide",
  or: "or",
  passwordHint: "At least 8 characters",
  newPassword: "New password",
  forgot: "Forgot your password?",
} as const;

export const login = {
  meta: {
    title: "Log in to your account",
    description:
      "Come back to your talent or organization account with your email and password, or with one click through Google.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "Log in",
  lead: "Welcome back. Talent and organization accounts both start here.",
  button: "Login",
  busy: "Logging in...",
  google: "Login with Google",
  otherQuestion: "No account yet?",
  otherLink: "Register Here",
} as const;

export const register = {
  meta: {
    title: "Register an account",
    description:
      "Open an account as talent or as an organization: an email address, a password of your choice, and a profile to complete.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "Register Here",
  lead: "One account, whether you want something built or want to build with us.",
  button: "Register",
  busy: "Registering...",
  google: "Register with Google",
  otherQuestion: "Already registered?",
  otherLink: "Log in",
} as const;

export const forgotPassword = {
  meta: {
    title: "Forgot your password?",
    description:
      "Ask for a link that lets you choose a new password for your account. It comes by email and works once.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  title: "Forgot your password?",
  lead: "Tell us the email of your account. We send you a link to choose a new password.",
  button: "Send the link",
  busy: "Sending...",
  back: "Back to log in",
  backToProfile: "Back to my profile",
} as const;

export const resetPassword = {
  meta: {
    title: "Choose a new password",
    description:
      "Choose a new password for your account, with the link from our mail. You are logged out on all devices.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  title: "Choose a new password",
  lead: "This logs you out on all devices and ends any link with Google. Then log in with the new password.",
  /** Of an account whose email was never confirmed. */
  deletesProfile: "It also deletes the profile of this account, because its email was never confirmed.",
  button: "Change the password",
  busy: "Changing...",
  again: "Ask for a new link",
} as const;

export const linkGoogle = {
  meta: {
    title: "Link your Google account",
    description: "Confirm with the password of your account that a Google account may open it as well, from now on.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  title: "Link your Google account",
  lead: "Give the password of your account once. From then on you can log in with Google, too.",
  password: "Password of this account",
  button: "Link Google",
  busy: "Linking...",
  back: "Back to my profile",
} as const;

/** The address that Google has verified has an unconfirmed account with a password and a profile. */
export const googleConflict = {
  meta: {
    title: "Log in with Google: an account is there already",
    description: "Decide what becomes of the password and the profile that this email was registered with before.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  title: "This email has an account",
  lead: "It was registered with a password and has a profile, but its email was never confirmed. Google has just confirmed that the email is yours:",
  keep: {
    title: "I made that account",
    lead: "Give its password. It stays as it is, and Google opens it as well from now on.",
    password: "Password of this account",
    button: "Keep it and log in",
    busy: "Logging in...",
  },
  replace: {
    title: "I did not, or do not know the password",
    lead: "Its password and profile are deleted for good. You log in with Google from now on.",
    button: "Delete both and log in",
    busy: "Logging in...",
  },
  back: "Back to log in",
} as const;

export const myProfile = {
  meta: {
    title: "Your profile and account",
    description: `Your own page at ${brand.name}: which email you use, what kind of account it is, and your profile record.`,
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "My Profile",
  card: {
    title: "Account",
    email: "Email",
    kind: "Account kind",
    kinds: { organization: "Organization", talent: "Talent" },
    noKind: "Not chosen yet",
    logOut: "Log out",
  },
  newRecord: {
    title: "Complete your profile",
    lead: "You do not have a profile record yet. Tell us which kind of account this is.",
  },
  record: {
    title: "Your profile",
    lead: "This is what we have on record. Change it here whenever it changes on your side.",
  },
  security: {
    title: "Password and logins",
    lead: "A new password logs out all other devices.",
    current: "Current password",
    button: "Change password",
    busy: "Changing...",
    forgotHint: "An account opened with Google has no password. Choosing one by mail ends the link with Google.",
    google: "Link Google",
    everywhere: "Log out everywhere",
    everywhereHint: "Ends every login of this account, on this device as well.",
    unlinkHint: "To end a link with Google, choose a new password by mail.",
  },
  readOnly: { title: "Your profile", button: "Write to us" },
  unavailable: { title: "Your profile cannot be loaded", retry: "Try again" },
  form: {
    kind: "Account kind",
    kinds: [
      { value: "organization", label: "Organization", hint: "You want something built." },
      { value: "talent", label: "Talent", hint: "You want to build with us." },
    ],
    name: "Name",
    email: "Email",
    phone: "Phone",
    about: "What should we know?",
    optional: "(optional)",
    button: "Save profile",
    busy: "Saving...",
  },
} as const;
