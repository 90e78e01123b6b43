"use client";

import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { messages } from "@/content/messages";
import type { SubscribeInput } from "@/lib/forms/schemas";
import { type FlashMessage, type FormMessage, toFormMessage, useFlashMessage } from "./flash-message";
import { lazyResolver, preloadSchemas } from "./lazy-resolver";
import { PrivacyLink } from "./privacy-link";
import { SubmitButton } from "./submit-button";
import { EnquiryFields, useEnquiry } from "./use-enquiry";

const SUCCESS_SHOWN_MS = 3000;
const { success, done, privacy, unavailable } = messages.subscribe;

const resolver = lazyResolver<SubscribeInput>(({ subscribe }) => subscribe);

interface SubscribeFormProps {
  texts: { label: string; button: string; busy: string; honeypot: string };
  flash?: FlashMessage;
}

/** Home: leave an address to be contacted. Messages replace the privacy line, and take its height. */
export function SubscribeForm({ texts, flash }: SubscribeFormProps) {
  const [state, setState] = useState<FormMessage>(flash ?? {});
  /** Once the success message has gone. */
  const [isDone, setIsDone] = useState(false);
  useFlashMessage(flash);
  const form = useForm<SubscribeInput>({
    resolver,
    defaultValues: { email: flash?.values?.email ?? "" },
  });
  const { register, handleSubmit } = form;
  const { isSubmitting, errors } = form.formState;
  const { message, isSuccess, reference } = state;
  const error = errors.email?.message ?? (isSuccess ? undefined : message);
  const enquiry = useEnquiry("subscribe", form, { isSent: flash?.isSuccess });

  // On a small screen the message may be below the fold.
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error || isSuccess) box.current?.scrollIntoView({ block: "nearest" });
  }, [error, isSuccess]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      setState({});
      setIsDone(true);
    }, SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const send = handleSubmit(async (values, event) => {
    setState({});
    setIsDone(false);
    const response = await enquiry.send(values, event);
    if (!response.isSuccess) return setState(toFormMessage(response, unavailable));
    enquiry.clear({ email: "" });
    setState({ message: success, isSuccess: true });
  });

  return (
    <form
      ref={box}
      method="post"
      action="/enquiries"
      data-draft="subscribe"
      noValidate
      className="unless-user mt-8 max-w-[540px] scroll-mb-4"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onFocusCapture={() => {
        preloadSchemas();
        enquiry.begin();
      }}
    >
      <EnquiryFields kind="subscribe" honeypotLabel={texts.honeypot} />
      <label htmlFor="subscribe-email" className="mb-2 block text-sm font-semibold">
        {texts.label}
      </label>
      <div className="grid xs:grid-cols-[1fr_auto]">
        <input
          id="subscribe-email"
          type="email"
          autoComplete="email"
          className="field-input min-w-0"
          aria-invalid={errors.email ? true : undefined}
          aria-describedby={error ? "subscribe-error" : "subscribe-note"}
          defaultValue={flash?.values?.email}
          readOnly={isSubmitting}
          {...register("email")}
        />
        <div id="subscribe-error" role="alert" className="xs:col-span-2">
          {error && (
            <p className="field-error">
              <Icon name="triangle-alert" />
              {error}
              {reference && ` ${messages.account.reference} ${reference}`}
            </p>
          )}
        </div>
        <SubmitButton
          label={texts.button}
          busyLabel={texts.busy}
          isBusy={isSubmitting}
          hasArrow
          className="mt-3 xs:col-start-2 xs:row-start-1 xs:mt-0 xs:ml-3"
        />
      </div>
      <div className={error ? "max-xs:min-h-16.5" : "mt-2.5 min-h-21.5 xs:min-h-16.5"}>
        <div id="subscribe-note">
          <div role="status">
            {isSuccess && (
              <p className="note bg-green-100 px-4 py-2.5 text-green-800 max-xs:text-sm">
                <Icon name="check" className="mt-1" />
                {success}
              </p>
            )}
          </div>
          {!error && !isSuccess && (
            <p className="flex items-center gap-2 text-xs text-ink-600">
              {isDone && <Icon name="check" />}
              {isDone ? done : privacy}
            </p>
          )}
        </div>
        {!isSuccess && <PrivacyLink />}
      </div>
    </form>
  );
}
