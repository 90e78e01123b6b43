import type { Outcome } from "@/lib/backend/contract";
import type { FailureTexts } from "@/lib/forms/registry";
import type { Refusal } from "@/lib/http/form-handler";

const RETRY_AFTER_SECONDS = 5;

/** A form's refusal for a backend call that failed, in the client's words (spec, section 8). */
export function toRefusal(
  outcome: Exclude<Outcome<unknown>, { kind: "done" }>,
  texts: FailureTexts & { noReason: string },
): Refusal {
  switch (outcome.kind) {
    case "unavailable":
      return { status: 503, message: texts.unavailable, isServerFault: true, retryAfterSeconds: RETRY_AFTER_SECONDS };
    case "unusable":
      return { status: 503, message: texts.unexpected ?? texts.noReason, isServerFault: true };
    default: {
      const { status, reason } = outcome;
      return { status: status >= 400 && status < 500 ? status : 400, message: reason ?? texts.noReason };
    }
  }
}
