import "server-only";
import { cookies } from "next/headers";
import { messages } from "@/content/messages";
import { type AnsweredPage, type FormAnswer, readFormAnswer, redirectTo } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { makeFillToken } from "./fill-time";
import type { Enquiry } from "./store";

type Kind = Enquiry["kind"];

/** The page that a form without script stands on. */
export const pageOf = { contact: "/contact-us", subscribe: "/" } satisfies Record<Kind, AnsweredPage>;

const SENT = "sent";

/** 303 to the form's page, whose address alone says that it was sent: a browser may keep no cookies. */
export const answerSent = (kind: Kind) => redirectTo(`${pageOf[kind]}?answer=${SENT}`);

/** Says when a visitor began to fill in a form. */
export const answerFillToken = () => answerJson({ success: true, result: makeFillToken() });

/** What the form's page says of the last post; see the rewrites in next.config.mjs. */
export async function readEnquiryAnswer(
  kind: Kind,
  query: Promise<{ answer?: string | string[] }>,
): Promise<FormAnswer> {
  const { success, notSent } = messages[kind];
  if ([(await query).answer].flat().at(-1) === SENT) return { message: success, isSuccess: true };
  return (await readFormAnswer(pageOf[kind], await cookies())) ?? { message: notSent };
}
