import "server-only";
import { messages } from "@/content/messages";
import type { Asked } from "@/lib/http/asked";
import { answerJson } from "@/lib/http/json";
import { isFormPost, type Post, readPost } from "@/lib/http/read-post";
import { contextOf, type RequestContext } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { causeOf, log } from "@/lib/log";
import { callbackOf } from "./callback";
import { type AnsweredPage, answerForm } from "./form-answer";
import { type Refusal, referenceOf } from "./refusal";

/** What the site's forms ask for, passwords excepted: what else is sent is nobody's to keep in a cookie. */
const FIELDS = ["name", "email", "phone", "subject", "message", "username", "kind", "about"];
/** Longer than any field may be, so that a text that is too long can be shortened. */
const LONGEST_KEPT = 20_000;

/** What was typed, to be shown again; a password never travels back. */
const keptValues = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => {
      const [name, value] = entry;
      return typeof value === "string" && FIELDS.includes(name) && value.length <= LONGEST_KEPT;
    }),
  );

/** Answers a post that was not accepted: JSON to a script; a form is led back to its page. */
export async function refusePost(
  post: Post,
  page: AnsweredPage,
  refusal: Refusal,
  context: RequestContext,
  callbackUrl?: string,
) {
  const { status, message, field, retryAfterSeconds, isOurs } = refusal;
  const reference = isOurs ? referenceOf(context) : undefined;
  const response = post.isForm
    ? await answerForm(page, { message, field, reference, values: keptValues(post.values ?? {}), callbackUrl })
    : answerJson({ success: false, result: message, reference }, { status });
  if (retryAfterSeconds) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/** What nobody foresaw. */
const failed: Refusal = { status: 503, message: messages.account.failed, isOurs: true };

type Act = (
  values: Record<string, unknown>,
  context: RequestContext,
  isForm: boolean,
) => Promise<Response | { refusal: Refusal }>;

/** 403, in words to a person whose browser sent a form, as JSON to a script. */
export function refuseForeign(request: Pick<Asked, "headers">): Response {
  const { foreignPost } = messages.account;
  return isFormPost(request)
    ? new Response(foreignPost, {
        status: 403,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      })
    : answerJson({ success: false, result: foreignPost }, { status: 403 });
}

/** Takes a post of a form of ours, without or with script; what no page of ours can have sent is refused. */
export async function takePost(request: Asked, page: AnsweredPage, act: Act): Promise<Response> {
  const context = contextOf(request);
  if (!isSameOrigin(request)) return refuseForeign(request);
  const post = await readPost(request);
  if (!post.values)
    return refusePost(post, page, { status: post.status, message: messages.account.unreadable }, context);
  const answer = await act(post.values, context, post.isForm).catch((error: unknown) => {
    log.error({ event: "post", outcome: "failed", requestId: context.requestId, ...causeOf(error) });
    return { refusal: failed };
  });
  if (answer instanceof Response) return answer;
  return refusePost(post, page, answer.refusal, context, callbackOf(post.values, request));
}
