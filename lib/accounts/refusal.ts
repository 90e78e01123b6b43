import type { Failure } from "@/lib/backend";
import type { FailureTexts } from "@/lib/forms/define";
import type { Refusal } from "@/lib/forms/handle";

const RETRY_AFTER_SECONDS = 5;

/** The refusal of a form whose backend call failed, in the client's words (spec, section 8). */
export function toRefusal(failure: Failure, texts: FailureTexts & { noReason: string }): Refusal {
  switch (failure.reason) {
    case "unavailable":
      return { status: 503, message: texts.unavailable, isServerFault: true, retryAfterSeconds: RETRY_AFTER_SECONDS };
    case "unusable":
      return { status: 503, message: texts.unexpected ?? texts.noReason, isServerFault: true };
    default: {
      const { status, message = texts.noReason, errors } = failure;
      return { status: status >= 400 && status < 500 ? status : 400, message, errors };
    }
  }
}
