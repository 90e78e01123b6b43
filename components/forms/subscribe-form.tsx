"use client";

import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import type { subscribeForm } from "@/lib/enquiries/subscribe.form";
import { toFormMessage, useErrorTitle, useFlashMessage } from "@/lib/forms/browser";
import type { FlashMessage, FormMessage, FormValues } from "@/lib/forms/define";
import { PrivacyLink, SubmitButton } from "./form-parts";
import { type EnquiryForm, HoneypotInput, useEnquiry } from "./use-enquiry";

type Values = FormValues<typeof subscribeForm>;

/** Not loaded: the server validates as well, with the same messages. */
const loadSchema = () =>
  import("@/lib/enquiries/subscribe.form").then(
    ({ subscribeForm }) => subscribeForm.schema,
    () => undefined,
  );

const SUCCESS_SHOWN_MS = 3000;
const { success, received, privacy, unavailable } = messages.subscribe;

interface SubscribeFormProps {
  action: string;
  texts: { label: string; button: string; busy: string; honeypot: string };
  flash?: FlashMessage;
}

/**
 * Home: leave an address to be contacted. The thanks take the place of the link to the privacy page. Its one field does without
 * react-hook-form, which would be 11 kB of the 190 that the page may send (docs/decisions/022). Without JavaScript the post is answered by /home/sent or
 * /home/message.
 */
export function SubscribeForm({ action, texts, flash }: SubscribeFormProps) {
  const [result, setResult] = useState<FormMessage>(flash && !flash.errors ? flash : {});
  /** The thanks were shown. */
  const [isReceived, setIsReceived] = useState(false);
  useFlashMessage(flash);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [fieldError, setFieldError] = useState(flash?.errors?.email);
  const { message, isSuccess, reference } = result;
  const error = fieldError ?? (isSuccess ? undefined : message);
  useErrorTitle(error !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const fields = useMemo(() => fieldsOf(input), []);
  const enquiry = useEnquiry("subscribe", fields, { action, isSent: flash?.isSuccess });

  // On a small screen the message may be below the fold.
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error || isSuccess) box.current?.scrollIntoView({ block: "nearest" });
  }, [error, isSuccess]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      setResult({});
      setIsReceived(true);
    }, SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setIsSubmitting(true);
    setIsReceived(false);
    setResult({});
    setResult(await validateAndSend(event.currentTarget));
    setIsSubmitting(false);
  };
  const validate = async (): Promise<Values | undefined> => {
    const values = fields.getValues();
    const schema = await loadSchema();
    if (!schema) return values;
    const parsed = schema.safeParse(values);
    setFieldError(parsed.error?.issues[0]?.message);
    return parsed.data;
  };
  const validateAndSend = async (form: HTMLFormElement): Promise<FormMessage> => {
    const values = await validate();
    if (!values) {
      input.current?.focus();
      return {};
    }
    const response = await enquiry.send(values, form);
    if (!response.isSuccess) return toFormMessage(response, unavailable);
    enquiry.clear({ email: "" });
    return { message: success, isSuccess: true };
  };

  return (
    <form
      ref={box}
      method="post"
      action={action}
      data-draft="subscribe"
      noValidate
      className="unless-user mt-4 w-full max-w-[34rem] scroll-mb-4 lg:mt-7 lg:max-w-[22rem] min-[80em]:max-w-[30rem]"
      onSubmit={send}
      onInput={enquiry.keepDraft}
      onFocusCapture={() => {
        loadSchema();
        enquiry.begin();
      }}
    >
      <HoneypotInput label={texts.honeypot} />
      <label htmlFor="subscribe-email" className="mb-2 block text-sm font-semibold">
        {texts.label}
      </label>
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <input
          ref={input}
          id="subscribe-email"
          name="email"
          type="email"
          autoComplete="email"
          className="field-input min-w-0"
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={error ? "subscribe-error" : "subscribe-privacy"}
          defaultValue={flash?.values?.email}
          readOnly={isSubmitting}
          // biome-ignore lint/a11y/noAutofocus: the page was asked for to show its error, also without JavaScript.
          autoFocus={Boolean(flash?.errors)}
          onChange={() => fieldError && validate()}
        />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="px-4.5! xs:px-7!" />
      </div>
      {/* With room for the error or the thanks, which on a wide screen then move nothing. */}
      <div className="mt-2.5 min-h-11 lg:min-h-14 text-xs text-ink-600">
        <div id="subscribe-error" role="alert">
          {error && (
            <p key={error} className="field-error mt-0! mb-1">
              <Icon name="triangle-alert" />
              {error}
              {reference && ` ${messages.reference} ${reference}`}
            </p>
          )}
        </div>
        <span id="subscribe-privacy">{privacy}</span> {!isSuccess && <PrivacyLink isInline />}
        {isReceived && <p>{received}</p>}
        {/* biome-ignore lint/a11y/noAutofocus: as above. */}
        <div role="status" autoFocus={flash?.isSuccess} tabIndex={flash?.isSuccess ? -1 : undefined}>
          {isSuccess && (
            <p className="mt-3 flex gap-2 text-sm font-semibold text-green-800">
              <Icon name="check" className="mt-0.5" />
              {success}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** What useEnquiry needs of the form. */
function fieldsOf(input: RefObject<HTMLInputElement | null>): EnquiryForm<Values> {
  const getValues = () => ({ email: input.current?.value ?? "" });
  return {
    getValues,
    reset: ({ email }) => {
      if (input.current) input.current.value = email;
    },
  };
}
