"use client";

import { type ReactNode, useState } from "react";
import { FieldErrors, onInvalid } from "./field";
import { type FlashMessage, FormNotes, useFlashMessage } from "./flash-message";
import { SubmitButton } from "./submit-button";

interface PlainFormProps {
  action: string;
  texts: { button: string; busy: string };
  flash?: FlashMessage;
  children?: ReactNode;
}

/** A form that is posted as it is, with or without script. Its page shows the result. */
export function PlainForm({ action, texts, flash, children }: PlainFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  useFlashMessage(flash);
  return (
    <form
      method="post"
      action={action}
      className="mt-7 grid gap-5"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        setIsBusy(true);
      }}
      onInvalidCapture={onInvalid((name, message) => setErrors((others) => ({ ...others, [name]: message })))}
    >
      <FieldErrors value={errors}>{children}</FieldErrors>
      <div>
        <FormNotes message={flash ?? {}} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isBusy} />
      </div>
    </form>
  );
}
