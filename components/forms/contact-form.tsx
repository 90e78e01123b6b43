"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { notBefore } from "@/lib/forms/ask-json";
import { type ContactInput, contactSchema } from "@/lib/forms/schemas";
import { Field, TextAreaField } from "./field";
import { FormNotes, type FormState, toFormState } from "./form-notes";
import { Honeypot, honeypotOf } from "./honeypot";
import { nativeErrors } from "./native-errors";
import { SubmitButton } from "./submit-button";
import { useDraft } from "./use-draft";
import { useEnquiry } from "./use-enquiry";
import { useGivenAnswer } from "./use-given-answer";

/** Sending takes at least this long, so that the visitor sees that something is sent. */
const SHORTEST_SEND_MS = 1000;
const EMPTY: ContactInput = { name: "", email: "", phone: "", subject: "", message: "" };

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
  /** As in the login form. */
  answer?: FormState & { values?: Record<string, string> };
}

export function ContactForm({ texts, sent, answer }: ContactFormProps) {
  const [isSent, setIsSent] = useState(answer?.isSuccess ?? false);
  const [state, setState] = useState<FormState>(answer ?? {});
  useGivenAnswer(answer);
  const form = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
    defaultValues: { ...EMPTY, ...answer?.values },
  });
  const { register, handleSubmit, reset, setError, clearErrors, setFocus, formState } = form;
  const { isSubmitting, errors } = formState;
  const draft = useDraft("contact", form);
  const enquiry = useEnquiry("contact");

  const send = handleSubmit(async (values, event) => {
    setState({});
    const answer = await notBefore(SHORTEST_SEND_MS, enquiry.send({ ...values, website: honeypotOf(event) }));
    if (!answer.isDone) return setState(toFormState(answer, messages.contact.unavailable));
    reset(EMPTY);
    draft.forget();
    setIsSent(true);
  });

  const isAgain = useRef(false);
  useEffect(() => {
    if (isAgain.current && !isSent) setFocus("name");
    isAgain.current = isSent;
  }, [isSent, setFocus]);

  if (isSent) return <Sent title={messages.contact.success} {...sent} onAgain={() => setIsSent(false)} />;

  const field = (name: keyof ContactInput) => ({
    id: `contact-${name}`,
    label: texts[name],
    error: errors[name]?.message,
    isRequired: name !== "phone",
    isMarked: name !== "phone",
    defaultValue: answer?.values?.[name],
    ...register(name),
  });
  return (
    <form
      method="post"
      action="/enquiries"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors({ setError, clearErrors })}
      onFocusCapture={enquiry.begin}
    >
      <h2 className="text-h2-sm">{texts.title}</h2>
      <p className="mt-3 text-xs text-ink-600">
        <span className="text-earth-600">*</span> {texts.requiredNote}
      </p>
      <input type="hidden" name="kind" value="contact" />
      <Honeypot label={texts.honeypot} />
      <div className="mt-6 grid gap-5 xs:grid-cols-2">
        <Field {...field("name")} autoComplete="name" />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("phone")} optional={texts.optional} type="tel" autoComplete="tel" />
        <Field {...field("subject")} />
        <TextAreaField {...field("message")} rows={5} className="xs:col-span-2" />
      </div>
      <FormNotes state={state} isGiven={Boolean(answer)} className="mt-5" />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
        <p className="max-w-[240px] text-xs text-ink-600">{texts.note}</p>
      </div>
    </form>
  );
}

interface SentProps {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
}

function Sent({ title, text, again, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <svg viewBox="0 0 24 24" className="size-12" aria-hidden="true">
        <path className="fill-green-500" d="M12 1l4 4-4 4-4-4zM12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
        <path className="fill-green-800" d="M12 11l12 12H12z" />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-h2-sm outline-none">
        {title}
      </h2>
      <p className="mt-3 text-ink-600">{text}</p>
      <form
        action="/contact-us"
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className="btn btn-md btn-outline">
          {again}
        </button>
      </form>
    </div>
  );
}
