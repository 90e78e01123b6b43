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
  } satisfies PageMeta,
  title: "My Profile",
  card: { title: "Account", text: "Nobody is logged in on this device." },
  signedOut: {
    title: "Log in to see your profile",
    description: "Your email, your kind of account and your profile record are kept behind your login.",
    login: "Login",
    register: "Register Here",
  },
} as const;
