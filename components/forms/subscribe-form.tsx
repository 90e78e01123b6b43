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
const { success, privacy, unavailable } = messages.subscribe;

const resolver = lazyResolver<SubscribeInput>(({ subscribe }) => subscribe);

interface SubscribeFormProps {
  texts: { label: string; button: string; busy: string; honeypot: string };
  flash?: FlashMessage;
}

/** Home: leave an address to be contacted. Messages replace the privacy line. */
export function SubscribeForm({ texts, flash }: SubscribeFormProps) {
  const [state, setState] = useState<FormMessage>(flash ?? {});
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

  // On a small screen the message is below the fold.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error || isSuccess) note.current?.scrollIntoView({ block: "nearest" });
  }, [error, isSuccess]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => setState({}), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  const send = handleSubmit(async (values, event) => {
    setState({});
    const response = await enquiry.send(values, event);
    if (!response.isSuccess) return setState(toFormMessage(response, unavailable));
    enquiry.clear({ email: "" });
    setState({ message: success, isSuccess: true });
  });

  return (
    <form
      method="post"
      action="/enquiries"
      data-draft="subscribe"
      noValidate
      className="unless-user mt-8 max-w-[540px]"
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
      <div className="flex flex-col gap-3 xs:flex-row">
        <input
          id="subscribe-email"
          type="email"
          autoComplete="email"
          className="field-input min-w-0 xs:flex-1"
          aria-invalid={errors.email ? true : undefined}
          aria-describedby="subscribe-note"
          defaultValue={flash?.values?.email}
          readOnly={isSubmitting}
          {...register("email")}
        />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
      </div>
      <div ref={note} className="scroll-mb-4 mt-2.5 min-h-19 xs:min-h-13">
        <div id="subscribe-note">
          <div role="alert">
            {error && (
              <p className="field-error items-start">
                <Icon name="triangle-alert" />
                {error}
                {reference && ` ${messages.account.reference} ${reference}`}
              </p>
            )}
          </div>
          <div role="status">
            {isSuccess && (
              <p className="note bg-green-100 px-4 py-2.5 text-green-800">
                <Icon name="check" className="mt-1" />
                {success}
              </p>
            )}
          </div>
          {!error && !isSuccess && <p className="text-xs text-ink-600">{privacy}</p>}
        </div>
        {!isSuccess && <PrivacyLink />}
      </div>
    </form>
  );
}
