import * as z from "zod";
import { getDatabase } from "@/lib/db";
import { sentPath } from "@/lib/forms/define";
import { type FormPost, handleForm, type Refusal } from "@/lib/forms/handle";
import { jsonResponse, redirectTo } from "@/lib/http";
import { causeOf, log } from "@/lib/log";
import { wakeMailWorker } from "@/lib/mail";
import { type AllowedAttempt, countAttempt } from "@/lib/rate-limit";
import { normalizeAddress } from "@/lib/settings/email-address";
import { env } from "@/lib/settings/env";
import { toAttribution } from "./attribution";
import { emptyEnquiry, enquiryFieldNames, enquiryFields } from "./fields";
import { contactForm, subscribeForm } from "./forms";
import { type Enquiry, saveEnquiry } from "./repository";
import { spamSignals } from "./spam";

/** Fields in which spammers leave links. */
const freeText = enquiryFieldNames.filter((name) => !enquiryFields[name].type);
const keySchema = z.string().min(8).max(64).optional().catch(undefined);

/** The handlers of both forms. */
export const postContact = handleForm(contactForm, { limit: "enquiry", submit: submitEnquiry });
export const postSubscribe = handleForm(subscribeForm, { limit: "enquiry", submit: submitEnquiry });

type EnquiryForm = typeof contactForm | typeof subscribeForm;

/** Stores an enquiry, whose kind is the name of its form, and wakes the mail worker. */
async function submitEnquiry(post: FormPost<EnquiryForm>): Promise<Response | Refusal> {
  const { form, input, values, isPlain, context, attempt } = post;
  const kind = form.name;
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
    const ownMail = await countAttempt(signals.length ? "suspectMail" : "enquiryMail", "all visitors");
    const isMailed = ownMail.isAllowed;
    if (isMailed) counted.push(ownMail);
    const acknowledgement =
      kind === "contact" && isMailed ? await countAcknowledgement(enquiry.email, signals) : undefined;
    if (acknowledgement) counted.push(acknowledgement);
    const { id, isNew } = await saveEnquiry(db, enquiry, {
      key: keySchema.parse(values.key),
      address: context.address,
      attribution: toAttribution(visitOf(post)),
      spamSignals: signals,
      isAcknowledged: acknowledgement !== undefined,
      isMailed,
    });
    // A repeated post has queued no mail.
    if (!isNew) await Promise.all([ownMail, acknowledgement].map((one) => one?.isAllowed && one.refund()));
    log.info({ event: "enquiry", kind, id, isNew, isMailed, spamSignals: signals, requestId: context.requestId });
    wakeMailWorker();
    return isPlain ? redirectTo(sentPath(form.page)) : jsonResponse({ success: true });
  } catch (error) {
    // The visitor will send it again.
    await Promise.all(counted.map((one) => one.refund())).catch(() => {});
    log.error({ event: "enquiry", outcome: "not stored", requestId: context.requestId, ...causeOf(error) });
    return { status: 503, message: form.texts.unavailable, isServerFault: true };
  }
}

/**
 * The landing page and the referrer of the visit, untrusted. A post without JavaScript has only the page of the form.
 */
function visitOf({ request, values }: Pick<FormPost<typeof contactForm>, "request" | "values">): unknown {
  const { landing = request.headers.get("referer") ?? "", referrer } = values;
  return values.visit ?? { landing, referrer };
}

/**
 * Counts the acknowledgement of a message, if the setting asks for it. A message that looks like spam gets none, and
 * one address few, because anybody can give another person's.
 * @returns the attempt that was counted, or undefined without one
 */
async function countAcknowledgement(
  email: string,
  spamSignals: readonly string[],
): Promise<AllowedAttempt | undefined> {
  if (!env.ENQUIRY_ACKNOWLEDGE || spamSignals.length > 0) return undefined;
  const attempt = await countAttempt("acknowledgement", normalizeAddress(email));
  return attempt.isAllowed ? attempt : undefined;
}
