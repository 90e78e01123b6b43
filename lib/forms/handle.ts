import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import {
  contextOf,
  isSameOrigin,
  jsonResponse,
  parsePost,
  type RequestContext,
  refererOf,
  rejectCrossSite,
} from "@/lib/http";
import { toCallbackPath } from "@/lib/http/callback-url";
import { causeOf, emailFingerprint, log } from "@/lib/log";
import { referenceOf } from "@/lib/log/reference";
import { type AllowedAttempt, type Attempt, countAttempt, type LimitName } from "@/lib/rate-limit";
import { MAX_EMAIL_LENGTH } from "@/lib/settings/email-address";
import { siteUrl } from "@/lib/settings/env";
import type { FlashMessage, FormDefinition, FormInput } from "./define";
import { redirectWithFlash } from "./flash";

/** The refusal of a post. */
export interface Refusal {
  status: number;
  message: string;
  /** The errors, by field. The message is the first of them. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** True if the request failed on our side: the visitor gets its reference. */
  isServerFault?: boolean;
}

/** A post that has the right origin and could be read. */
export interface SentPost<Form extends FormDefinition = FormDefinition> {
  form: Form;
  request: NextRequest;
  /** The values as they were posted, with those that the schema does not know. */
  values: Record<string, unknown>;
  /** True if a plain form was posted (no JavaScript), which is redirected to a page. */
  isPlain: boolean;
  /** The page to return to after a log-in. */
  callbackUrl: string | undefined;
  context: RequestContext;
}

/** A post that is valid and within its limit. */
export interface FormPost<Form extends FormDefinition, Session = unknown> extends SentPost<Form> {
  input: FormInput<Form>;
  /** The person who is logged in, if the form requires it. */
  session: Session;
  /** The counted attempt. It is refunded if nothing was done, and where only failures are limited. */
  attempt: AllowedAttempt;
}

/** Finds the session that a form requires, or responds for it. */
export type FindSession<Session> = (post: SentPost) => Promise<{ session: Session } | { response: Response | Refusal }>;

interface Handling<Form extends FormDefinition, Session> {
  /** The limit of posts by client address, valid or not. */
  limit: LimitName;
  /** For a form of people who are logged in (`sessionOfPost` in lib/accounts/session.ts). */
  session?: FindSession<Session>;
  submit: (post: FormPost<Form, Session>) => Promise<Response | Refusal>;
}

/**
 * Creates the POST handler of a form, with or without JavaScript: checks the origin, parses, counts the attempt, finds
 * the session, validates, submits, logs, and responds to a refusal or an exception.
 */
export const handleForm =
  <Form extends FormDefinition, Session = undefined>(
    form: Form,
    { limit, session: findSession, submit }: Handling<Form, Session>,
  ) =>
  async (request: NextRequest): Promise<Response> => {
    if (!isSameOrigin(request)) return rejectCrossSite(request);
    const context = contextOf(request);
    const { isForm: isPlain, values = {}, status } = await parsePost(request);
    const callbackUrl = callbackOf(values, request);
    const sent = { form, request, values, isPlain, callbackUrl, context };

    const attemptSubmit = async (): Promise<Response | Refusal> => {
      const attempt = await countAttempt(limit, context.address);
      if (!attempt.isAllowed) return tooMany(attempt, form.texts.tooMany);
      if (status) return { status, message: status === 413 ? messages.form.tooLarge : messages.form.unreadable };
      const found = await findSession?.(sent);
      if (found && "response" in found) return found.response;
      const parsed = form.schema.safeParse(values);
      if (!parsed.success) return invalid(parsed.error);
      const input = parsed.data as FormInput<Form>;
      return submit({ ...sent, input, session: found?.session as Session, attempt });
    };
    const result = await attemptSubmit().catch((error: unknown): Refusal => {
      log.error({ event: "post", outcome: "failed", form: form.name, requestId: context.requestId, ...causeOf(error) });
      return { status: 503, message: form.texts.unavailable, isServerFault: true };
    });
    logOutcome(form.name, result, values, context);
    if (result instanceof Response) return result;
    return respondRefused(sent, result);
  };

/** The refusal of invalid values: the first issue that a schema found in each field. */
function invalid({ issues }: { issues: { message: string; path: PropertyKey[] }[] }): Refusal {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return { status: 400, message: issues[0]?.message ?? messages.form.unreadable, errors };
}

/** The refusal of an attempt beyond its limit. @param text the message, given the minutes that are left. */
export const tooMany = (
  { retryAfterSeconds }: Extract<Attempt, { isAllowed: false }>,
  text: (minutes: number) => string = messages.form.tooManyAttempts,
): Refusal => ({ status: 429, message: text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });

/**
 * The page to return to after a log-in. The plain form of a static page cannot send it; the page's URL (Referer) has
 * it.
 */
export function callbackOf(values: Record<string, unknown>, request: Pick<Request, "headers">): string | undefined {
  return toCallbackPath(values.callbackUrl || refererOf(request)?.searchParams.get("callbackUrl"), siteUrl);
}

export function outcomeOf(refusal: Refusal | undefined): "done" | "limited" | "failed" | "refused" {
  if (!refusal) return "done";
  if (refusal.status === 429) return "limited";
  return refusal.status >= 500 ? "failed" : "refused";
}

function logOutcome(
  event: string,
  result: Response | Refusal,
  { username }: Record<string, unknown>,
  { requestId }: RequestContext,
) {
  const refusal = result instanceof Response ? undefined : result;
  const isAddress = typeof username === "string" && username.length <= MAX_EMAIL_LENGTH;
  const who = isAddress ? emailFingerprint(username) : undefined;
  log.info({ event, outcome: outcomeOf(refusal), status: refusal?.status, who, requestId });
}

/**
 * The limit of all values as JSON, in UTF-16 units. It exceeds that of any field, so that a text that is too long can
 * be shortened.
 */
const MAX_SHOWN_LENGTH = 20_000;

/** The values of a form that are shown again: short ones first, as long as there is room. */
function valuesToShow(fields: readonly string[], values: Record<string, unknown>): Record<string, string> {
  let room = MAX_SHOWN_LENGTH;
  const texts = fields
    .flatMap((field) => {
      const value = values[field];
      return typeof value === "string" && value.length <= MAX_SHOWN_LENGTH ? [[field, value] as const] : [];
    })
    .sort(([, a], [, b]) => a.length - b.length);
  return Object.fromEntries(
    texts.filter(([, value]) => {
      room -= JSON.stringify(value).length;
      return room >= 0;
    }),
  );
}

/**
 * Responds to a post that was refused: JSON for a script; a plain form is redirected to its page with a flash message.
 */
async function respondRefused(
  { form, request, values, isPlain, callbackUrl, context }: SentPost,
  { status, message, errors, retryAfterSeconds, isServerFault }: Refusal,
): Promise<Response> {
  const reference = isServerFault ? referenceOf(context.requestId) : undefined;
  const flash = { message, errors, reference, values: valuesToShow(form.shownAgain, values), callbackUrl };
  const response = isPlain
    ? await redirectWithFlash(form, flash, form.keepsQuery ? refererOf(request)?.search : "")
    : jsonResponse({ success: false, result: message, errors, reference }, { status });
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/**
 * Responds to a post that was accepted: JSON for a script; a plain form is redirected to a page that says so.
 * @param options.on the form whose page shows the message; by default that of the post.
 */
export async function respondDone(
  { form, isPlain }: Pick<SentPost, "form" | "isPlain">,
  flash: Omit<FlashMessage, "part" | "isSuccess"> & { message: string },
  { on = form, result = null }: { on?: Pick<FormDefinition, "page" | "part">; result?: unknown } = {},
): Promise<Response> {
  if (!isPlain) return jsonResponse({ success: true, result });
  return redirectWithFlash(on, { ...flash, isSuccess: true });
}
