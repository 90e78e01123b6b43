"use client";

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { FieldErrors } from "./field";
import { FormNotes, useFlashMessage, whileInvalid, withLabel } from "./flash-message";
import { disableNativeValidation } from "./form-props";
import { loadSchemas } from "./lazy-resolver";
import { SubmitButton } from "./submit-button";

/** A post that did not lead to another page by then has failed or was stopped. Longer than a backend may take by default. */
const BUSY_MAX_MS = 12_000;

type Errors = Record<string, string | undefined>;
type SchemaName = Extract<keyof typeof import("@/lib/forms/schemas"), string>;

/** The first error of each field. Without the schema there are none: the server validates as well, with the same messages. */
async function validate(form: HTMLFormElement, schema: SchemaName): Promise<Errors> {
  const schemas = await loadSchemas();
  const { error } = schemas?.[schema].safeParse(Object.fromEntries(new FormData(form))) ?? {};
  return Object.fromEntries((error?.issues ?? []).map(({ path: [name], message }) => [name, message]).reverse());
}

interface PlainFormProps {
  action: string;
  schema: SchemaName;
  texts: { button: string; busy: string };
  flash?: FlashMessage;
  /** Of its fields, by their names. */
  labels?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** A form that is posted as it is, with or without script. Its page shows the result. */
export function PlainForm({ action, schema, texts, flash, labels = {}, children }: PlainFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>(flash?.field ? { [flash.field]: flash.message } : {});
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const form = event.currentTarget;
    const found = await validate(form, schema);
    setErrors(found);
    // The server reports what is wrong with a hidden field.
    const inputs = [...form.elements] as HTMLInputElement[];
    const first = inputs.find(({ name, type }) => found[name] && type !== "hidden");
    if (!first) return form.submit();
    setIsBusy(false);
    first.focus();
  };
  /** Updates the errors that are shown, and shows no others. */
  const revalidate = async (event: FormEvent<HTMLFormElement>) => {
    if (!Object.values(errors).some(Boolean)) return;
    const found = await validate(event.currentTarget, schema);
    setErrors((shown) => Object.fromEntries(Object.keys(shown).map((name) => [name, shown[name] && found[name]])));
  };

  return (
    <form
      method="post"
      action={action}
      className="mt-7 grid gap-5"
      ref={disableNativeValidation}
      onSubmit={submit}
      onChange={revalidate}
      onFocusCapture={() => {
        loadSchemas();
      }}
    >
      <FieldErrors value={errors}>{children}</FieldErrors>
      <div>
        <FormNotes message={flash ? whileInvalid(withLabel(flash, labels), errors) : {}} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isBusy} />
      </div>
    </form>
  );
}
