import type { z } from "zod/mini";
import type { handlerPaths } from "@/lib/http/paths";

/** The messages of a form that fails, unless there is a better reason. */
export interface FailureTexts {
  /** The message if we or the backend cannot serve the request. */
  unavailable: string;
  /** The message if the backend refuses without a reason. */
  noReason?: string;
  /** The message if the backend's response is malformed; by default as without a reason. */
  unexpected?: string;
  tooMany?: (minutes: number) => string;
  /** The message after a post without JavaScript, if the cookie with its result is gone. */
  notSent?: string;
}

/**
 * The definition of a form, the half that browsers may load. ./handle.ts has the other half (limit, submission) for the
 * server only.
 */
export interface FormDefinition {
  /** The name of the form's event in the log. */
  name: string;
  /** The page with the form. A refusal without JavaScript is shown at `/message` below that page. */
  page: `/${string}`;
  /** The name of the form on a page with several. */
  part?: string;
  /** The route handler that the form posts to. */
  action: `${(typeof handlerPaths)[number]}/${string}` | (typeof handlerPaths)[number];
  schema: z.ZodMiniType;
  /** The fields whose values are shown again after a refusal: never passwords. */
  shownAgain: readonly string[];
  /**
   * True if the redirect of a refusal keeps the query of its page: without JavaScript an ad's parameters are nowhere
   * else.
   */
  keepsQuery?: boolean;
  texts: FailureTexts;
}

/** Declares a form; keeps the literal types of its schema and its page. */
export const defineForm = <const Form extends FormDefinition>(form: Form): Form => form;

/** The values of a form as they are typed. */
export type FormValues<Form extends FormDefinition> = z.input<Form["schema"]>;
/** The valid values of a form, as the server gets them. */
export type FormInput<Form extends FormDefinition> = z.output<Form["schema"]>;

/** The message of a form: an error or a success. */
export interface FormMessage {
  message?: string;
  /** The errors, by field, which are shown in the message's place. */
  errors?: Record<string, string>;
  isSuccess?: boolean;
  /** The name of a request that failed on the server, for the visitor to quote. */
  reference?: string;
}

/** An error of a field, with the field's id, for the summary. */
export interface FieldError {
  id: string;
  text: string;
}

/** The message of a form that the server renders, after a post without JavaScript or a return from Google. */
export interface FlashMessage extends FormMessage {
  /** The form that the message is about, on a page with several. */
  part?: string;
  /** The typed values, except passwords. */
  values?: Record<string, string>;
  callbackUrl?: string;
}

/** The paths of a page with a flash message, and (contact, home) after a form was sent. */
export const messagePath = (page: string) => `${page}/message`;
export const sentPath = (page: string) => `${page}/sent`;

/** The page that a path shows, as the inverse of the two above. Home's paths are below `/home`. */
export function toPagePath(path: string): string {
  const page = path.replace(/\/(message|sent)$/, "");
  return page !== path && page === "/home" ? "/" : page;
}
