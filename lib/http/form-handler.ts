import "server-only";
import * as messages from "@/content/messages";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { enquiryFieldNames } from "@/lib/forms/enquiry-fields";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { causeOf, log } from "@/lib/logger";
import type { Attempt } from "@/lib/rate-limit";
import { type FormPage, redirectWithFlash } from "./flash-message";
import { referenceOf } from "./internal-headers";
import { type Post, parsePost } from "./parse-body";
import { contextOf, isSameOrigin, type RequestContext, refererOf, rejectCrossSite } from "./request";
import { jsonResponse } from "./response";

/** Why a post was not accepted. */
export interface Refusal {
  status: number;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  /** It failed on our side: the visitor gets the request's reference. */
  isServerFault?: boolean;
}

/** The first issue that a schema found. */
export function firstIssue({ issues: [issue] }: { issues: { message: string; path: PropertyKey[] }[] }): Refusal {
  const [field] = issue?.path ?? [];
  const message = issue?.message ?? messages.field.required;
  return { status: 400, message, ...(typeof field === "string" && { field }) };
}

/** @param text the message, given the minutes that are left. */
export const tooMany = (
  { retryAfterSeconds }: Extract<Attempt, { isAllowed: false }>,
  text: (minutes: number) => string = messages.account.tooManyAttempts,
): Refusal => ({ status: 429, message: text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });

export function outcomeOf(refusal: Refusal | undefined): "done" | "limited" | "failed" | "refused" {
  if (!refusal) return "done";
  if (refusal.status === 429) return "limited";
  return refusal.status >= 500 ? "failed" : "refused";
}

/** The fields of our forms, except passwords: only these are sent back to be shown again. */
const FIELDS = [...enquiryFieldNames, "username", "kind", "about", "token"] as string[];
/** Longer than any field may be, so that a text that is too long can be shortened. */
const MAX_VALUE_LENGTH = 20_000;

const valuesToShow = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => {
      const [name, value] = entry;
      return typeof value === "string" && FIELDS.includes(name) && value.length <= MAX_VALUE_LENGTH;
    }),
  );

/** The page to return to after a log-in. The plain form of a static page cannot send it: the page's URL (Referer) carries it. */
export function callbackOf(values: Record<string, unknown>, request: Pick<Request, "headers">): string | undefined {
  return toCallbackPath(values.callbackUrl || refererOf(request)?.searchParams.get("callbackUrl"), siteUrl);
}

/** Responds to a post that was not accepted: JSON for a script; a plain form is redirected to its page with a flash message. */
async function refuse(
  request: Request,
  post: Post,
  { page, name, keepsQuery }: Pick<Form, "name" | "keepsQuery"> & { page: FormPage },
  { status, message, field, retryAfterSeconds, isServerFault }: Refusal,
): Promise<Response> {
  const reference = isServerFault ? referenceOf(contextOf(request).requestId) : undefined;
  const response = post.isForm
    ? await redirectWithFlash(
        page,
        {
          message,
          form: name,
          field,
          reference,
          values: valuesToShow(post.values ?? {}),
          callbackUrl: callbackOf(post.values ?? {}, request),
        },
        keepsQuery ? refererOf(request)?.search : "",
      )
    : jsonResponse({ success: false, result: message, reference }, { status });
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/** Responds to a post that was accepted: JSON for a script; a plain form is redirected to a page with a message. */
export const acceptForm = async (
  isForm: boolean,
  page: FormPage,
  flash: Omit<FlashMessage, "isSuccess">,
  result: unknown = null,
): Promise<Response> =>
  isForm ? redirectWithFlash(page, { ...flash, isSuccess: true }) : jsonResponse({ success: true, result });

interface Form {
  /** The page that a plain form returns to. */
  page: FormPage | ((values: Record<string, unknown>) => FormPage);
  /** Which form it is, on a page with several. */
  name?: string;
  /** Whether a plain form that is refused returns to its page with the query that it was posted from. */
  keepsQuery?: boolean;
  /** Does what the form asks for. An exception is logged, and answered with 503. */
  submit: (values: Record<string, unknown>, context: RequestContext, isForm: boolean) => Promise<Response | Refusal>;
}

/** Handles a post of one of our forms, with or without JavaScript: check the origin, parse, submit, respond. */
export async function handleForm(request: Request, { page, submit, ...others }: Form): Promise<Response> {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  const context = contextOf(request);
  const post = await parsePost(request);
  const form = { page: typeof page === "string" ? page : page(post.values ?? {}), ...others };
  if (!post.values) {
    const message = post.status === 413 ? messages.account.tooLarge : messages.account.unreadable;
    return refuse(request, post, form, { status: post.status, message });
  }
  try {
    const result = await submit(post.values, context, post.isForm);
    return result instanceof Response ? result : refuse(request, post, form, result);
  } catch (error) {
    log.error({ event: "post", outcome: "failed", requestId: context.requestId, ...causeOf(error) });
    return refuse(request, post, form, { status: 503, message: messages.account.failed, isServerFault: true });
  }
}
