import "server-only";
import type { z } from "zod/mini";
import * as messages from "@/content/messages";
import type { handlerPaths } from "@/content/paths";
import type { LimitName } from "@/lib/rate-limit";
import { enquiryFieldNames } from "./enquiry-fields";
import * as schemas from "./schemas";

/** What a form says when it fails, unless there is a better reason. */
export interface FailureTexts {
  /** The backend cannot be reached, or something else is wrong on our side. */
  unavailable: string;
  /** The backend refuses without a reason. */
  noReason?: string;
  /** The backend's response is malformed; by default as without a reason. */
  unexpected?: string;
  tooMany?: (minutes: number) => string;
}

interface Definition {
  /** Shows the form. A plain post that is refused is redirected to the page below it at `message`. */
  page: string;
  /** Which form it is, on a page with several. */
  part?: "account" | "security";
  /** The route handler that it posts to. */
  action: `${(typeof handlerPaths)[number]}${"" | `/${string}`}`;
  schema: z.ZodMiniType;
  /** The fields whose values are shown again when it is refused: never passwords. */
  shownAgain: readonly string[];
  /** Counts valid posts by client address. */
  limit: LimitName;
  /** Whether the redirect keeps the query of its page: without JavaScript an ad's parameters are nowhere else. */
  keepsQuery?: boolean;
  /** What is shown when it is accepted, and on which page after a plain post; by default on one of its own. */
  success?: { message: string; page?: string; part?: "security" };
  failure: FailureTexts;
}

/** Every form, by its name in the log and in metrics. A new one also needs a component, and a handler at its action. */
export const forms = {
  contact: {
    page: "/contact-us",
    action: "/enquiries",
    schema: schemas.contactSchema,
    shownAgain: enquiryFieldNames,
    limit: "enquiry",
    keepsQuery: true,
    success: { message: messages.contact.success },
    failure: messages.contact,
  },
  subscribe: {
    page: "/home",
    action: "/enquiries",
    schema: schemas.subscribeSchema,
    shownAgain: ["email"],
    limit: "enquiry",
    keepsQuery: true,
    success: { message: messages.subscribe.success },
    failure: { ...messages.subscribe, tooMany: messages.contact.tooMany },
  },
  login: {
    page: "/login",
    action: "/user/login",
    schema: schemas.loginSchema,
    shownAgain: ["username"],
    limit: "login",
    failure: messages.login,
  },
  register: {
    page: "/register",
    action: "/user/register",
    schema: schemas.registerSchema,
    shownAgain: ["username"],
    limit: "registration",
    success: { page: "/login", message: messages.register.done },
    failure: messages.register,
  },
  // The button to Google, which needs JavaScript.
  google: {
    page: "/login",
    action: "/api/auth/signin/google",
    schema: schemas.googleSchema,
    shownAgain: [],
    limit: "google",
    failure: { unavailable: messages.google.failed.login },
  },
  "forgot-password": {
    page: "/forgot-password",
    action: "/user/forgot-password",
    schema: schemas.forgotPasswordSchema,
    shownAgain: ["username"],
    limit: "resetRequest",
    success: { page: "/forgot-password", message: messages.password.mailed },
    failure: messages.account,
  },
  "reset-password": {
    page: "/reset-password",
    action: "/user/reset-password",
    schema: schemas.resetPasswordSchema,
    shownAgain: ["token"],
    limit: "login",
    success: { page: "/login", message: messages.password.changed },
    failure: messages.account,
  },
  profile: {
    page: "/my-profile",
    action: "/user/profile",
    schema: schemas.profileSchema,
    shownAgain: ["kind", "name", "phone", "about"],
    limit: "profile",
    success: { page: "/my-profile", message: messages.account.saved },
    failure: messages.account,
  },
  "change-password": {
    page: "/my-profile",
    part: "security",
    action: "/user/password",
    schema: schemas.changePasswordSchema,
    shownAgain: [],
    limit: "login",
    success: { page: "/my-profile", part: "security", message: messages.password.changedHere },
    failure: messages.account,
  },
  "google-link": {
    page: "/my-profile/link-google",
    action: "/user/google-link",
    schema: schemas.linkGoogleSchema,
    shownAgain: [],
    limit: "login",
    success: { page: "/my-profile", part: "security", message: messages.google.linked },
    failure: messages.account,
  },
} as const satisfies Record<string, Definition>;

export type FormName = keyof typeof forms;
/** A page with a form. */
export type FormPage = (typeof forms)[FormName]["page"];
/** The valid values of a form. */
export type FormInput<Name extends FormName> = z.output<(typeof forms)[Name]["schema"]>;

export type FormDefinition = Definition & { page: FormPage };
export const formOf = (name: FormName): FormDefinition => forms[name];
