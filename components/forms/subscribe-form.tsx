"use client";

import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { messages } from "@/content/messages";
import type { SubscribeInput } from "@/lib/forms/schemas";
import { checkLater } from "./check-later";
import { type FormState, toFormState } from "./form-notes";
import { Honeypot, honeypotOf } from "./honeypot";
import { PrivacyLink } from "./privacy-link";
import { SubmitButton } from "./submit-button";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";
import { useGivenAnswer } from "./use-given-answer";

const SUCCESS_SHOWN_MS = 3000;
const { success, privacy, unavailable } = messages.subscribe;

const { check, prepare } = checkLater<SubscribeInput>(({ subscribe }) => subscribe);

interface SubscribeFormProps {
  texts: { label: string; button: string; busy: string; honeypot: string };
  /** As in the login form. */
  answer?: FormState & { values?: Record<string, string> };
}

/** Home: leave an address and be contacted. Its messages stand in for the privacy line. */
export function SubscribeForm({ texts, answer }: SubscribeFormProps) {
  const [state, setState] = useState<FormState>(answer ?? {});
  useGivenAnswer(answer);
  const form = useForm<SubscribeInput>({
    resolver: check,
    defaultValues: { email: answer?.values?.email ?? "" },
  });
  const { register, handleSubmit, reset, getValues, formState } = form;
  const { isSubmitting, errors } = formState;
  const { message, isSuccess, reference } = state;
  const error = errors.email?.message ?? (isSuccess ? undefined : message);
  const draft = useDraft("subscribe", form, answer?.isSuccess);
  const enquiry = useEnquiry("subscribe", getValues);

  // On a small screen the message comes below the fold.
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
    const answer = await enquiry.send({ ...values, website: honeypotOf(event) });
    if (!answer.isDone) return setState(toFormState(answer, unavailable));
    reset({ email: "" });
    draft.forget();
    setState({ message: success, isSuccess: true });
  });

  return (
    <form
      method="post"
      action="/enquiries"
      noValidate
      className="unless-user mt-8 max-w-[540px]"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onFocusCapture={() => {
        prepare();
        enquiry.begin();
      }}
    >
      <input type="hidden" name="kind" value="subscribe" />
      <Honeypot label={texts.honeypot} />
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
          defaultValue={answer?.values?.email}
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
