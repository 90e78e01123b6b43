import "server-only";
import { messages } from "@/content/messages";
import type { Asked } from "@/lib/http/asked";
import { answerJson } from "@/lib/http/json";
import { readPost } from "@/lib/http/read-post";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { refusePost } from "@/lib/http/take-post";
import { answerSent, pageOf } from "./answer";
import { receiveEnquiry } from "./receive";

/** Takes what either form of the site sends to the company. */
export async function takeEnquiry(request: Asked): Promise<Response> {
  const context = contextOf(request);
  const post = await readPost(request);
  const kind = post.values?.kind === "subscribe" ? "subscribe" : "contact";
  const page = pageOf[kind];
  if (!post.values) {
    const message = post.status === 413 ? messages.contact.tooLarge : messages.account.unreadable;
    return refusePost(post, page, { status: post.status, message }, context);
  }
  const visit = post.values.visit ?? { landing: request.headers.get("referer") ?? "" };
  const refusal = await receiveEnquiry({ ...post.values, visit }, context, !isSameOrigin(request));
  if (refusal) return refusePost(post, page, refusal, context);
  return post.isForm ? answerSent(kind) : answerJson({ success: true });
}
