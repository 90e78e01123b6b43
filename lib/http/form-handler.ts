import * as messages from "@/content/messages";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { type FormDefinition, type FormInput, type FormName, type FormPage, formOf, forms } from "@/lib/forms/registry";
import { causeOf, emailFingerprint, log } from "@/lib/logger";
import { type Attempt, countAttempt } from "@/lib/rate-limit";
import { redirectWithFlash } from "./flash-message";
import { referenceOf } from "./internal-headers";
import { parsePost } from "./parse-body";
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
function firstIssue({ issues: [issue] }: { issues: { message: string; path: PropertyKey[] }[] }): Refusal {
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

/** The page to return to after a log-in. The plain form of a static page cannot send it: the page's URL (Referer) carries it. */
export function callbackOf(values: Record<string, unknown>, request: Pick<Request, "headers">): string | undefined {
  return toCallbackPath(values.callbackUrl || refererOf(request)?.searchParams.get("callbackUrl"), siteUrl);
}

/** A post that has the right origin, is valid and within its limit. */
export interface FormPost<Name extends FormName> {
  name: Name;
  input: FormInput<Name>;
  /** As they were posted, with those that the schema does not know. */
  values: Record<string, unknown>;
  /** Whether a plain form was posted (no JavaScript), which is redirected to a page. */
  isForm: boolean;
  /** The page to return to after a log-in. */
  callbackUrl: string | undefined;
  context: RequestContext;
  /** Given back if nothing was done. */
  attempt: Extract<Attempt, { isAllowed: true }>;
}

/**
 * Handles a post of one of our forms, with or without JavaScript: check the origin, parse, validate, rate-limit, submit,
 * respond. A refusal and an exception are logged, and answered with JSON, or with a redirect to the form's page.
 */
export async function handleForm<Name extends FormName>(
  request: Request,
  form: Name | ((values: Record<string, unknown>) => Name),
  submit: (post: FormPost<Name>) => Promise<Response | Refusal>,
): Promise<Response> {
  if (!isSameOrigin(request)) return rejectCrossSite(request);
  const context = contextOf(request);
  const { isForm, values = {}, status } = await parsePost(request);
  const name = typeof form === "string" ? form : form(values);
  const callbackUrl = callbackOf(values, request);
  const definition = formOf(name);

  const attemptSubmit = async (): Promise<Response | Refusal> => {
    if (status) return { status, message: status === 413 ? messages.account.tooLarge : messages.account.unreadable };
    const parsed = definition.schema.safeParse(values);
    if (!parsed.success) return firstIssue(parsed.error);
    const attempt = await countAttempt(definition.limit, context.address);
    if (!attempt.isAllowed) return tooMany(attempt, definition.failure.tooMany);
    const input = parsed.data as FormInput<Name>;
    return submit({ name, input, values, isForm, callbackUrl, context, attempt });
  };
  const result = await attemptSubmit().catch((error: unknown): Refusal => {
    log.error({ event: "post", outcome: "failed", form: name, requestId: context.requestId, ...causeOf(error) });
    return { status: 503, message: definition.failure.unavailable, isServerFault: true };
  });
  const refusal = result instanceof Response ? undefined : result;
  const who = typeof values.username === "string" ? emailFingerprint(values.username) : undefined;
  const { requestId } = context;
  log.info({ event: name, outcome: outcomeOf(refusal), status: refusal?.status, who, requestId });
  if (result instanceof Response) return result;
  return refuse(request, definition, result, { isForm, values, callbackUrl, context });
}

/** Longer than any field may be, so that a text that is too long can be shortened. */
const MAX_VALUE_LENGTH = 20_000;

const valuesToShow = (fields: readonly string[], values: Record<string, unknown>) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      return typeof value === "string" && value.length <= MAX_VALUE_LENGTH ? [[field, value]] : [];
    }),
  );

/** JSON for a script; a plain form is redirected to its page with a flash message. */
async function refuse(
  request: Request,
  { page, part, shownAgain, keepsQuery }: FormDefinition,
  { status, message, field, retryAfterSeconds, isServerFault }: Refusal,
  { isForm, values, callbackUrl, context }: Pick<FormPost<FormName>, "isForm" | "values" | "callbackUrl" | "context">,
): Promise<Response> {
  const reference = isServerFault ? referenceOf(context.requestId) : undefined;
  const flash = { message, form: part, field, reference, values: valuesToShow(shownAgain, values), callbackUrl };
  const response = isForm
    ? await redirectWithFlash(page, flash, keepsQuery ? refererOf(request)?.search : "")
    : jsonResponse({ success: false, result: message, reference }, { status });
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/** The forms that say on a page with a form that they were accepted. */
type FormWithSuccessPage = {
  [Name in FormName]: (typeof forms)[Name] extends { success: { page: FormPage } } ? Name : never;
}[FormName];

/** Responds to a post that was accepted: JSON for a script; a plain form is redirected to the page that says so. */
export async function acceptForm<Name extends FormWithSuccessPage>(
  { name, isForm }: Pick<FormPost<Name>, "name" | "isForm">,
  flash: Omit<FlashMessage, "message" | "isSuccess"> = {},
  result: unknown = null,
): Promise<Response> {
  if (!isForm) return jsonResponse({ success: true, result });
  const { page, part, message }: { page: FormPage; part?: string; message: string } = forms[name].success;
  return redirectWithFlash(page, { ...flash, form: part, message, isSuccess: true });
}
