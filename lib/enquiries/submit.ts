import "server-only";
import * as z from "zod";
import * as messages from "@/content/messages";
import { getDatabase } from "@/lib/db";
import { emptyEnquiry, enquiryFieldNames, enquiryFields } from "@/lib/forms/enquiry-fields";
import { contactSchema, subscribeSchema } from "@/lib/forms/schemas";
import { firstIssue, type Refusal, tooMany } from "@/lib/http/form-handler";
import type { RequestContext } from "@/lib/http/request";
import { causeOf, log } from "@/lib/logger";
import { wakeMailWorker } from "@/lib/mail/worker";
import { countAttempt } from "@/lib/rate-limit";
import { toAttribution } from "./attribution";
import { type Enquiry, isSaved, saveEnquiry } from "./repository";
import { spamSignals } from "./spam";

/** Fields in which spammers leave links. */
const freeText = enquiryFieldNames.filter((name) => !enquiryFields[name].type);
const kindSchema = z.enum(["contact", "subscribe"]).default("contact");
const keySchema = z.string().min(8).max(64).optional().catch(undefined);

function parse(values: Record<string, unknown>): { enquiry: Enquiry } | { refusal: Refusal } {
  const kind = kindSchema.safeParse(values.kind);
  if (!kind.success) return { refusal: { status: 400, message: messages.account.unreadable } };
  const schema = kind.data === "subscribe" ? subscribeSchema : contactSchema;
  const input = schema.safeParse(values);
  return input.success
    ? { enquiry: { ...emptyEnquiry, ...input.data, kind: kind.data } }
    : { refusal: firstIssue(input.error) };
}

const unavailable = { contact: messages.contact.unavailable, subscribe: messages.subscribe.unavailable };

/**
 * Stores what one of the two enquiry forms sent, and wakes the mail worker.
 * @returns why not, or undefined once it is committed.
 */
export async function submitEnquiry(
  values: Record<string, unknown>,
  context: RequestContext,
): Promise<Refusal | undefined> {
  const parsed = parse(values);
  if ("refusal" in parsed) return parsed.refusal;
  const { enquiry } = parsed;
  const { kind } = enquiry;

  const attempt = await countAttempt("enquiry", context.address);
  const origin = {
    key: keySchema.parse(values.key),
    address: context.address,
    attribution: toAttribution(values.visit),
    spamSignals: spamSignals({
      kind,
      honeypot: values.website,
      token: values.token,
      text: freeText.map((name) => enquiry[name]).join(" "),
    }),
  };
  try {
    const { db } = await getDatabase();
    // A repeated post of a stored enquiry has succeeded, whatever the rate limit says.
    if (!attempt.isAllowed)
      return (await isSaved(db, enquiry, origin)) ? undefined : tooMany(attempt, messages.contact.tooMany);
    const { id, isNew } = await saveEnquiry(db, enquiry, origin);
    if (!isNew && (await countAttempt("repeatedEnquiry", context.address)).isAllowed) await attempt.refund();
    log.info({ event: "enquiry", kind, id, isNew, spamSignals: origin.spamSignals, requestId: context.requestId });
    wakeMailWorker();
    return undefined;
  } catch (error) {
    // The visitor will send it again.
    if (attempt.isAllowed) await attempt.refund().catch(() => {});
    log.error({ event: "enquiry", outcome: "not stored", requestId: context.requestId, ...causeOf(error) });
    return { status: 503, message: unavailable[kind], isServerFault: true };
  }
}
