import type { z } from "zod/mini";
import type { handlerPaths } from "@/lib/paths";

/** What a form says when it fails, unless there is a better reason. */
export interface FailureTexts {
  /** Something is wrong on our side, or the backend cannot be reached. */
  unavailable: string;
  /** The backend refuses without a reason. */
  noReason?: string;
  /** The backend's response is malformed; by default as without a reason. */
  unexpected?: string;
  tooMany?: (minutes: number) => string;
  /** After a post without JavaScript, if the cookie with its result is gone. */
  notSent?: string;
}

/** The half of a form that browsers may load. The other half (limit, what it does) is for the server only: ./handle.ts. */
export interface FormDefinition {
  /** Its event in the log. */
  name: string;
  /** The page that shows it. Without JavaScript, a refusal is shown at `/message` below that page. */
  page: `/${string}`;
  /** Which form it is, on a page with several. */
  part?: string;
  /** The route handler that it posts to. */
  action: `${(typeof handlerPaths)[number]}/${string}` | (typeof handlerPaths)[number];
  schema: z.ZodMiniType;
  /** The fields whose values are shown again after a refusal: never passwords. */
  shownAgain: readonly string[];
  /** Whether a redirect keeps the query of its page: without JavaScript an ad's parameters are nowhere else. */
  keepsQuery?: boolean;
  texts: FailureTexts;
}

/** Declares a form; keeps the literal types of its schema and its page. */
export const defineForm = <const Form extends FormDefinition>(form: Form): Form => form;

/** The values of a form as they are typed. */
export type FormValues<Form extends FormDefinition> = z.input<Form["schema"]>;
/** The valid values of a form, as the server gets them. */
export type FormInput<Form extends FormDefinition> = z.output<Form["schema"]>;

/** What a form says about itself. */
export interface FormMessage {
  message?: string;
  isSuccess?: boolean;
  /** Names a request that failed on the server, for the visitor to quote. */
  reference?: string;
}

/** An error of a field, with the field's id and label, for the list that names them all. */
export interface FieldError {
  id: string;
  label: string;
  text: string;
}

/** The same from the server, after a post without JavaScript or a return from Google. */
export interface FlashMessage extends FormMessage {
  /** The form that the message is about, on a page with several. */
  part?: string;
  /** What is wrong, by field. */
  errors?: Record<string, string>;
  /** What was typed, except passwords. */
  values?: Record<string, string>;
  callbackUrl?: string;
}

/** Where a page is shown with a flash message, and (contact, home) after it was sent. */
export const messagePath = (page: string) => `${page}/message`;
export const sentPath = (page: string) => `${page}/sent`;

/** The page that a path shows: the inverse of the two above. Home's are below `/home`. */
export function toPagePath(path: string): string {
  const page = path.replace(/\/(message|sent)$/, "");
  return page !== path && page === "/home" ? "/" : page;
}
