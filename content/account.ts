import type { PageMeta } from "./types";

export const accountTexts = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  show: "Show",
  hide: "Hide",
  or: "or",
} as const;

export const login = {
  meta: {
    title: "Log in to your account",
    description:
      "Come back to your talent or organization account with your email and password, or with one click through Google.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "Login",
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
      "Open an account as talent or as an organization: an email, a password of your choice, and a profile to complete.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "Register Here",
  lead: "One account, whether you want something built or want to build with us.",
  button: "Register",
  busy: "Registering...",
  google: "Register with Google",
  otherQuestion: "Already registered?",
  otherLink: "Login",
} as const;

export const myProfile = {
  meta: {
    title: "Your profile and account",
    description:
      "Your own page at Imisozi Technologies: which email you use, what kind of account it is, and your profile record.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "My Profile",
  card: {
    title: "Account",
    email: "Email",
    kind: "Account kind",
    kinds: { organization: "Organization", talent: "Talent" },
    noKind: "Not chosen yet",
    signOut: "Sign out",
  },
  newRecord: {
    title: "Complete your profile",
    lead: "You do not have a profile record yet. Tell us which kind of account this is.",
  },
  record: {
    title: "Your profile",
    lead: "This is what we have on record. Change it here whenever it changes on your side.",
  },
  readOnly: { title: "Your profile", button: "Write to us" },
  unavailable: { title: "Your profile is out of reach", retry: "Try again" },
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
