"use client";

import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { notBefore } from "@/lib/forms/ask-json";
import type { ContactInput } from "@/lib/forms/schemas";
import { checkLater } from "./check-later";
import { ContactFormSent } from "./contact-form-sent";
import { Field, TextAreaField } from "./field";
import { FormNotes, type FormState, toFormState } from "./form-notes";
import { Honeypot, honeypotOf } from "./honeypot";
import { nativeErrors } from "./native-errors";
import { PrivacyLink } from "./privacy-link";
import { SubmitButton } from "./submit-button";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";
import { useGivenAnswer } from "./use-given-answer";

const EMPTY: ContactInput = { name: "", email: "", phone: "", subject: "", message: "" };

/** Sending takes at least this long, so that the visitor sees that something is sent. */
const SHORTEST_SEND_MS = 1000;

const { check, prepare } = checkLater<ContactInput>(({ contact }) => contact);

interface ContactFormProps {
  texts: {
    title: string;
    requiredNote: string;
    optional: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    button: string;
    busy: string;
    note: string;
    honeypot: string;
  };
  sent: { text: string; again: string };
  /** As in the login form; `field` is what it refuses. */
  answer?: FormState & { values?: Record<string, string>; field?: string };
}

export function ContactForm({ texts, sent, answer }: ContactFormProps) {
  const [isSent, setIsSent] = useState(answer?.isSuccess ?? false);
  const refused = answer?.field as keyof ContactInput | undefined;
  const [given, setGiven] = useState<FormState | undefined>(
    answer && { ...answer, message: refused ? `${texts[refused]}: ${answer.message}` : answer.message },
  );
  const [state, setState] = useState<FormState>({});
  useGivenAnswer(answer);
  const form = useForm<ContactInput>({
    resolver: check,
    defaultValues: { ...EMPTY, ...answer?.values },
  });
  const { register, handleSubmit, reset, setError, clearErrors, setFocus, getValues, formState } = form;
  const { isSubmitting, errors } = formState;
  const draft = useDraft("contact", form, answer?.isSuccess);
  const enquiry = useEnquiry("contact", getValues);

  const send = handleSubmit(async (values, event) => {
    setGiven(undefined);
    setState({});
    const answer = await notBefore(SHORTEST_SEND_MS, enquiry.send({ ...values, website: honeypotOf(event) }));
    if (!answer.isDone)
      return setState(toFormState(answer, answer.status ? messages.contact.unavailable : messages.contact.lost));
    reset(EMPTY);
    draft.forget();
    setIsSent(true);
  });

  const isAgain = useRef(false);
  useEffect(() => {
    if (isAgain.current && !isSent) setFocus("name");
    isAgain.current = isSent;
  }, [isSent, setFocus]);

  if (isSent) return <ContactFormSent title={messages.contact.success} {...sent} onAgain={() => setIsSent(false)} />;

  const field = (name: keyof ContactInput) => ({
    id: `contact-${name}`,
    label: texts[name],
    error: errors[name]?.message ?? (given && name === refused ? answer?.message : undefined),
    isRequired: name !== "phone",
    isMarked: name !== "phone",
    defaultValue: answer?.values?.[name],
    // What was added now would be neither sent nor kept.
    readOnly: isSubmitting,
    ...register(name),
  });
  return (
    <form
      method="post"
      action="/enquiries"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors({ setError, clearErrors })}
      onFocusCapture={() => {
        prepare();
        enquiry.begin();
      }}
    >
      <h2 className="text-h2-sm">{texts.title}</h2>
      <p className="mt-3 text-xs text-ink-600">
        <span className="text-earth-600">*</span> {texts.requiredNote}
      </p>
      {/* Without script nothing leads to a message further down. */}
      {given && <FormNotes state={given} isGiven className="mt-5" />}
      <input type="hidden" name="kind" value="contact" />
      <Honeypot label={texts.honeypot} />
      <div className="mt-6 grid gap-5 xs:grid-cols-2">
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("phone")} optional={texts.optional} type="tel" autoComplete="tel" />
        <Field {...field("subject")} />
        <TextAreaField {...field("message")} rows={5} className="xs:col-span-2" />
      </div>
      <FormNotes state={state} className="mt-5" />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
        <p className="max-w-[240px] text-xs text-ink-600">
          {texts.note} <PrivacyLink />
        </p>
      </div>
    </form>
  );
}
