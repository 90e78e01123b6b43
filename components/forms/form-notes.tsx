import { useEffect, useRef } from "react";
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

interface FormNotesProps {
  state: FormState;
  /** The page came with this message: nothing announces it unless the focus goes there. */
  isGiven?: boolean;
  className?: string;
}

/** Both kinds of note, of which one at most speaks: each has its own way of being announced. */
export function FormNotes({
  state: { message, isSuccess, reference },
  isGiven = false,
  className = "mb-5",
}: FormNotesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isGiven) box.current?.focus();
  }, [isGiven]);
  return (
    <div ref={box} tabIndex={isGiven ? -1 : undefined} className="outline-none">
      <FormNote kind="error" reference={reference} className={className}>
        {isSuccess ? undefined : message}
      </FormNote>
      <FormNote kind="success" className={className}>
        {isSuccess ? message : undefined}
      </FormNote>
    </div>
  );
}
