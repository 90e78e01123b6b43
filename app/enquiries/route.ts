import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { answerSent, pageOf } from "@/lib/enquiries/answer";
import { receiveEnquiry } from "@/lib/enquiries/receive";
import { answerJson } from "@/lib/http/json";
import { readPost } from "@/lib/http/read-post";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { refusePost } from "@/lib/http/take-post";

/** What either form of the site sends to the company. */
export async function POST(request: NextRequest) {
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
