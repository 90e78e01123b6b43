"use client";

import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import type { subscribeForm } from "@/lib/enquiries/forms";
import type { FlashMessage, FormValues } from "@/lib/forms/define";
import { PrivacyLink, SubmitButton } from "./form-parts";
import { HoneypotInput, useEnquiry } from "./use-enquiry";

const loadSchema = () => import("@/lib/enquiries/forms").then(({ subscribeForm }) => subscribeForm.schema);

type Values = FormValues<typeof subscribeForm>;

const SUCCESS_SHOWN_MS = 3000;
const { success, privacy, unavailable, invalid, example } = messages.subscribe;

interface SubscribeFormProps {
  action: string;
  texts: { label: string; button: string; busy: string; honeypot: string };
  /** What the first call costs and is about. */
  promise: string;
  flash?: FlashMessage;
}

/**
 * The form of the home page for an address to be contacted. The thanks take the place of the link to the privacy page.
 * A post without JavaScript is answered by /home/sent or /home/message.
 */
export function SubscribeForm({ action, texts, promise, flash }: SubscribeFormProps) {
  const defaultValue = flash?.values?.email ?? "";
  const { form, formProps, notes, setMessage, errors, isSubmitting } = useEnquiry<Values>("subscribe", {
    action,
    loadSchema,
    defaultValues: { email: defaultValue },
    empty: { email: "" },
    labels: { email: texts.label },
    flash,
    failureText: () => unavailable,
    onSent: () => ({ message: success, isSuccess: true }),
  });
  const { message, isSuccess, reference } = notes.message;
  const fieldError = errors.email?.message;
  const error = fieldError ?? (isSuccess ? undefined : message);

  // The message may be below the fold on a small screen.
  const box = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error || isSuccess) box.current?.scrollIntoView({ block: "nearest" });
  }, [error, isSuccess]);
  useEffect(() => {
    if (!isSuccess) return;
    thanks.current?.focus();
    const timer = setTimeout(() => setMessage({}), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, setMessage]);

  return (
    <form
      {...formProps}
      className="unless-user mt-4 w-full max-w-[34rem] scroll-mb-4 lg:mt-7 lg:max-w-[22rem] min-[80em]:max-w-[30rem]"
    >
      <HoneypotInput label={texts.honeypot} />
      <label htmlFor="subscribe-email" className="mb-2 block text-sm font-semibold">
        {texts.label}
      </label>
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <input
          id="subscribe-email"
          type="email"
          autoComplete="email"
          className="field-input min-w-0"
          aria-invalid={Boolean(fieldError)}
          aria-describedby={error ? "subscribe-error" : "subscribe-privacy"}
          defaultValue={defaultValue}
          readOnly={isSubmitting}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for to show its error, also without JavaScript.
          autoFocus={Boolean(flash?.errors)}
          {...form.register("email")}
        />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="px-4.5! xs:px-7!" />
      </div>
      <p className="mt-3 text-sm text-ink-700 lg:max-w-[18rem] min-[80em]:max-w-none">{promise}</p>
      {/* The box has room for the error or the thanks, so that they move nothing on a wide screen. */}
      <div ref={box} className="mt-1.5 min-h-11 max-w-[26rem] lg:min-h-14 text-xs text-ink-600">
        <div id="subscribe-error" aria-live="assertive" aria-atomic="true">
          {error && (
            <p key={error} className="field-error mt-0! mb-1">
              <Icon name="triangle-alert" />
              {error}
              {error === invalid && ` ${example}`}
              {reference && ` ${messages.reference} ${reference}`}
            </p>
          )}
        </div>
        <span id="subscribe-privacy">{privacy}</span> {!isSuccess && <PrivacyLink isInline />}
        {/* The element stays when the thanks go, so that the focus stays as well. */}
        <div
          id="subscribe-thanks"
          ref={thanks}
          {...(isSuccess && { role: "group", "aria-labelledby": "subscribe-success" })}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: as above.
          autoFocus={flash?.isSuccess}
        >
          {isSuccess && (
            <p id="subscribe-success" className="mt-3 flex gap-2 text-sm font-semibold text-green-800">
              <Icon name="check" className="mt-0.5" />
              {success}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
