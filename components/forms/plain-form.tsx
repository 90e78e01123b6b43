"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { FieldErrors, onInvalid } from "./field";
import { FormNotes, useFlashMessage, withLabel } from "./flash-message";
import { SubmitButton } from "./submit-button";

/** A post that did not lead to another page by then has failed or was stopped. Longer than a backend may take by default. */
const BUSY_MAX_MS = 12_000;

interface PlainFormProps {
  action: string;
  texts: { button: string; busy: string };
  flash?: FlashMessage;
  /** Of its fields, by their names. */
  labels?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** A form that is posted as it is, with or without script. Its page shows the result. */
export function PlainForm({ action, texts, flash, labels = {}, children }: PlainFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string | undefined>>(
    flash?.field ? { [flash.field]: flash.message } : {},
  );
  useFlashMessage(flash);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsBusy(false), BUSY_MAX_MS);
    // From the back/forward cache the page returns as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsBusy(false);
    };
    addEventListener("pageshow", onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", onPageShow);
    };
  }, [isBusy]);

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
        <FormNotes message={flash ? withLabel(flash, labels) : {}} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isBusy} />
      </div>
    </form>
  );
}
