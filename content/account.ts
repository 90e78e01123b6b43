import { brand } from "./company/brand";
import type { PageMeta, Row } from "./types";

export const accountTexts = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  show: "Show",
  hide: "Hide",
  or: "or",
  newPassword: "New password",
  forgot: "Forgot your password?",
} as const;

/** The embedded backend's rule. A remote one has its own, so it is not among the texts that pages send to browsers. */
export const passwordRule = "At least 8 characters";

export const login = {
  meta: {
    title: "Log in to your account",
    description:
      "Log in to your talent or organization account with your email and password, or with Google, to see or change your profile.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  title: "Log in",
  lead: "For talent and organization accounts.",
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
      "Register as an organization that plans a project, or as talent who wants to work on our teams. To write to us you need no account.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  title: "Register Here",
  /** The lead where accounts have profiles. */
  lead: "An account keeps one profile. You choose its kind when you have logged in.",
  kinds: [
    { term: "Organization", description: "keeps your contact details for projects with us." },
    { term: "Talent", description: "keeps your profile for work on our teams." },
  ] satisfies Row[],
  noAccountNeeded: "To write to us you need no account:",
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
      "How to choose a new password for your talent or organization account. You need the email address that you registered with.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  title: "Forgot your password?",
  lead: "Enter the email of your account. You get a link to choose a new password. It works once, for 30 minutes.",
  button: "Send the link",
  busy: "Sending...",
  /** The texts where the site cannot mail a link. */
  byHand: {
    lead: "This site cannot send you a link. Write to us, and a person helps you to a new password.",
    steps: [
      {
        term: `Write to ${brand.email}`,
        description: "Use the email address of your account. Then we know that the account is yours.",
      },
      {
        term: "We answer that address",
        description: "You learn there how to choose a new password. Never send us a password.",
      },
    ] satisfies Row[],
    from: "Yours is",
    subject: "A new password for my account",
    write: "Write to us",
  },
  back: "Back to log in",
  backToProfile: "Back to my profile",
} as const;

export const resetPassword = {
  meta: {
    title: "Choose a new password",
    description:
      "Choose a new password for your account with the link that we sent you. You are then logged out on all devices.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  title: "Choose a new password",
  lead: "This logs you out on all devices and unlinks Google. Then log in with the new password.",
  button: "Change the password",
  busy: "Changing...",
  again: "Ask for a new link",
} as const;

export const linkGoogle = {
  meta: {
    title: "Link your Google account",
    description:
      "Enter the password of your account once, so that you can log in to it with your Google account as well.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  title: "Link your Google account",
  lead: "Enter the password of your account once. Then you can log in with Google as well.",
  google: "Google account",
  account: "Account on this site",
  password: "Password of this account",
  button: "Link Google",
  busy: "Linking...",
  back: "Back to my profile",
} as const;

export const myProfile = {
  meta: {
    title: "Your profile and account",
    description: `Your page at ${brand.name}: the email and kind of your account, your profile, and your password.`,
    updated: "2026-11-26",
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
    lead: "Choose what this account is for. Your profile is on no public page, and saving it sends us no message. Write to us when you want it read.",
  },
  record: {
    title: "Your profile",
    lead: "We keep this until you ask us to delete the account. It is on no public page, and a change sends us no message. Write to us when you want it read.",
  },
  security: {
    title: "Password and log-ins",
    lead: "A new password logs out all other devices.",
    current: "Current password",
    button: "Change password",
    busy: "Changing...",
    forgotHint: "An account opened with Google has no password. Setting one by email unlinks Google.",
    google: "Link Google",
    everywhere: "Log out everywhere",
    everywhereHint: "Ends every log-in of this account, on this device as well.",
    unlinkHint: "To unlink Google, set a new password by email.",
  },
  readOnly: { title: "Your profile", about: "About", button: "Write to us" },
  unavailable: { title: "Your profile cannot be loaded", retry: "Try again" },
  form: {
    kind: "Account kind",
    kinds: [
      { value: "organization", label: "Organization", hint: "Keep your contact details for projects with us." },
      { value: "talent", label: "Talent", hint: "Leave your profile for work on our teams." },
    ],
    name: "Name",
    email: "Email",
    phone: "Phone",
    about: "What should we know?",
    requiredNote: "required",
    optional: "(optional)",
    button: "Save profile",
    busy: "Saving...",
  },
} as const;
