import type { Answer } from "@/lib/forms/ask-json";
import { FormNote } from "./form-note";

/** What a form says about itself. */
export interface FormState {
  message?: string;
  isSuccess?: boolean;
  reference?: string;
}

/** What a form says after an answer that was not done. */
export const toFormState = (answer: Extract<Answer, { isDone: false }>, otherwise: string): FormState => ({
  message: answer.reason ?? otherwise,
  reference: answer.reference,
});

/** Both kinds of note, of which one at most speaks: each has its own way of being announced. */
export function FormNotes({ state: { message, isSuccess, reference } }: { state: FormState }) {
  return (
    <>
      <FormNote kind="error" reference={reference} className="mb-5">
        {isSuccess ? undefined : message}
      </FormNote>
      <FormNote kind="success" className="mb-5">
        {isSuccess ? message : undefined}
      </FormNote>
    </>
  );
}
