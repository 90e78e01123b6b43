import "server-only";
import * as z from "zod";
import { messages } from "@/content/messages";
import { getDatabase } from "@/lib/db";
import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { firstIssue, type Refusal, tooMany } from "@/lib/http/refusal";
import type { RequestContext } from "@/lib/http/requests";
import { countAttempt } from "@/lib/limits";
import { causeOf, log } from "@/lib/log";
import { wakeOutbox } from "./courier";
import { toSource } from "./source";
import { type Enquiry, isKept, keepEnquiry } from "./store";
import { findSuspicions } from "./suspicion";

const EMPTY = { name: "", phone: "", subject: "", message: "" };
const kindSchema = z.enum(["contact", "subscribe"]).default("contact");
const keySchema = z.string().min(8).max(64).optional().catch(undefined);

/** The enquiry that a form sent, by its kind. */
function parse(values: Record<string, unknown>): { enquiry: Enquiry } | { refusal: Refusal } {
  const given = kindSchema.safeParse(values.kind);
  if (!given.success) return { refusal: { status: 400, message: messages.account.unreadable } };
  const kind = given.data;
  const input = kind === "subscribe" ? subscribeSchema.safeParse(values) : contactSchema.safeParse(values);
  return input.success ? { enquiry: { ...EMPTY, ...input.data, kind } } : { refusal: firstIssue(input.error) };
}

/**
 * Keeps what a form sent, and has it mailed.
 * @param isForeign whether another site's page sent it. It may still be a prospect's, so it is marked only.
 * @returns why not, or undefined once it is on the disk.
 */
export async function receiveEnquiry(
  values: Record<string, unknown>,
  context: RequestContext,
  isForeign: boolean,
): Promise<Refusal | undefined> {
  const parsed = parse(values);
  if ("refusal" in parsed) return parsed.refusal;
  const { enquiry } = parsed;

  const attempt = await countAttempt("enquiry", context.address);
  const text = `${enquiry.name} ${enquiry.subject} ${enquiry.message}`;
  const suspicions = findSuspicions({
    kind: enquiry.kind,
    honeypot: values.website,
    token: values.token,
    text,
    isForeign,
  });
  const origin = {
    key: keySchema.parse(values.key),
    address: context.address,
    source: toSource(values.visit),
    suspicions,
  };
  try {
    const { db } = await getDatabase();
    // What is kept already has been sent, however often it comes again.
    if (!attempt.isAllowed)
      return (await isKept(db, enquiry, origin)) ? undefined : tooMany(attempt, messages.contact.tooMany);
    const { id, isNew } = await keepEnquiry(db, enquiry, origin);
    // What comes again is no new message.
    if (!isNew) await attempt.giveBack();
    log.info({ event: "enquiry", kind: enquiry.kind, id, isNew, suspicions, requestId: context.requestId });
    wakeOutbox();
    return undefined;
  } catch (error) {
    // What could not be kept is sent again, and has to be taken then.
    if (attempt.isAllowed) await attempt.giveBack().catch(() => {});
    log.error({ event: "enquiry", outcome: "not kept", requestId: context.requestId, ...causeOf(error) });
    return { status: 503, message: messages[enquiry.kind].unavailable, isOurs: true };
  }
}
