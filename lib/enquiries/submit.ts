import * as z from "zod";
import { getDatabase } from "@/lib/db";
import { emptyEnquiry, enquiryFieldNames, enquiryFields } from "@/lib/forms/enquiry-fields";
import { formOf } from "@/lib/forms/registry";
import type { FormPost, Refusal } from "@/lib/http/form-handler";
import { causeOf, log } from "@/lib/logger";
import { wakeMailWorker } from "@/lib/mail/worker";
import { countAcknowledgement } from "./acknowledgement";
import { toAttribution } from "./attribution";
import { type Enquiry, saveEnquiry } from "./repository";
import { spamSignals } from "./spam";

/** Fields in which spammers leave links. */
const freeText = enquiryFieldNames.filter((name) => !enquiryFields[name].type);
const keySchema = z.string().min(8).max(64).optional().catch(undefined);

/**
 * Stores what one of the two enquiry forms sent, and wakes the mail worker.
 * @param visit where the visitor came from, untrusted.
 * @returns why not, or undefined once it is committed.
 */
export async function submitEnquiry(
  { name: kind, input, values, context, attempt }: FormPost<"contact" | "subscribe">,
  visit: unknown,
): Promise<Refusal | undefined> {
  const enquiry: Enquiry = { ...emptyEnquiry, ...input, kind };
  const signals = spamSignals({
    kind,
    honeypot: values.website,
    token: values.token,
    text: freeText.map((name) => enquiry[name]).join(" "),
  });
  const counted = [attempt];
  try {
    const { db } = await getDatabase();
    const acknowledgement = kind === "contact" ? await countAcknowledgement(enquiry.email, signals) : undefined;
    if (acknowledgement) counted.push(acknowledgement);
    const { id, isNew } = await saveEnquiry(db, enquiry, {
      key: keySchema.parse(values.key),
      address: context.address,
      attribution: toAttribution(visit),
      spamSignals: signals,
      isAcknowledged: acknowledgement !== undefined,
    });
    if (!isNew) await acknowledgement?.refund();
    log.info({ event: "enquiry", kind, id, isNew, spamSignals: signals, requestId: context.requestId });
    wakeMailWorker();
    return undefined;
  } catch (error) {
    // The visitor will send it again.
    await Promise.all(counted.map((one) => one.refund())).catch(() => {});
    log.error({ event: "enquiry", outcome: "not stored", requestId: context.requestId, ...causeOf(error) });
    return { status: 503, message: formOf(kind).failure.unavailable, isServerFault: true };
  }
}
