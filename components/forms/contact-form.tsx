"use client";

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { subjectOf } from "@/content/menus";
import * as messages from "@/content/messages";
import { getItem, removeItem, setItem } from "@/lib/browser/storage";
import {
  type EnquiryField,
  type EnquiryValues,
  emptyEnquiry,
  enquiryFieldNames,
  enquiryFields,
} from "@/lib/enquiries/fields";
import type { contactForm } from "@/lib/enquiries/forms";
import { useResultTitle } from "@/lib/forms/browser";
import { type FlashMessage, type FormValues, toPagePath } from "@/lib/forms/define";
import { Field, TextAreaField } from "./field";
import { FormNotes, PrivacyLink, RequiredNote, SubmitButton } from "./form-parts";
import { type FieldAccess, HoneypotInput, useEnquiry, useTyped } from "./use-enquiry";

const loadSchema = () => import("@/lib/enquiries/forms").then(({ contactForm }) => contactForm.schema);

type Values = FormValues<typeof contactForm>;
type Fields = FieldAccess<Values>;
type Prefill = Pick<EnquiryValues, "subject" | "message">;

const PADDED = "p-5 py-7 md:p-9 lg:p-12";

/** Returns the path of the page of this site that the visitor comes from. */
function previousPath() {
  if (typeof document === "undefined" || !document.referrer) return "";
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : "";
}

/** Suggests the subject of the page that the visitor comes from, as long as the form has none of the visitor's own. */
function suggestSubject({ getValues, setValue }: Fields, subject: string, hasDraft: boolean) {
  // An empty subject beside a draft is the visitor's own.
  const untouched = hasDraft ? getItem("suggested-subject") : "";
  if (getValues("subject") !== untouched) return;
  setValue("subject", subject);
  setItem("suggested-subject", subject);
}

/** Fills in the visitor's choice on another page. @param mayAppend allows adding it once below their message. */
function fillIn({ getValues, setValue }: Fields, { subject, message }: Prefill, mayAppend: boolean) {
  const last = getItem("prefilled-message");
  const current = getValues("message");
  if (["", message, last].includes(current)) setValue("message", message);
  else if (mayAppend && last !== message) setValue("message", `${current}\n\n${message}`);
  if (["", getItem("suggested-subject")].includes(getValues("subject"))) setValue("subject", subject);
  setItem("prefilled-message", message);
  // The subject must not change with the page visited next.
  removeItem("suggested-subject");
}

interface ContactFormProps {
  action: string;
  texts: {
    title: string;
    /** The words before the phone number. */
    call: string;
    requiredNote: string;
    optional: string;
    labels: Record<EnquiryField, string>;
    button: string;
    busy: string;
    note: string;
    honeypot: string;
  };
  /** The phone number, unless it is a sample. */
  phone?: string;
  sent: { text: string; again: string };
  /** The next steps, shown once the message is sent. */
  sentSteps: ReactNode;
  flash?: FlashMessage;
  /** The visitor's choice on another page, in words (lib/enquiries/team-draft.ts). */
  prefill?: Prefill;
  /** The content below the form. */
  children: ReactNode;
}

export function ContactForm({ action, texts, phone, sent, sentSteps, flash, prefill, children }: ContactFormProps) {
  const typed = useTyped("contact");
  const values: FlashMessage["values"] = { ...(flash?.values ?? prefill), ...typed };
  const [isSent, setIsSent] = useState(flash?.isSuccess ?? false);
  const [subject] = useState(() => subjectOf(toPagePath(previousPath())));
  const suggest = useCallback(
    (fields: Fields, hasDraft: boolean) => {
      if (prefill) fillIn(fields, prefill, hasDraft && typed.message === undefined);
      else if (subject) suggestSubject(fields, subject, hasDraft);
    },
    [subject, prefill, typed],
  );
  const { form, formProps, notes, errors, isSubmitting } = useEnquiry<Values>("contact", {
    action,
    loadSchema,
    defaultValues: { ...emptyEnquiry, ...values },
    empty: emptyEnquiry,
    labels: texts.labels,
    flash,
    typed,
    suggest,
    minSendingMs: 1000,
    failureText: (status) => (status ? messages.contact.unavailable : messages.contact.lost),
    onSent() {
      setIsSent(true);
      return {};
    },
  });
  const { register, setFocus } = form;

  const isAgain = useRef(false);
  useEffect(() => {
    if (isAgain.current && !isSent) setFocus("name");
    isAgain.current = isSent;
  }, [isSent, setFocus]);

  const field = (name: EnquiryField) => {
    const { isOptional, type, autoComplete, rows } = enquiryFields[name];
    const props = {
      id: `contact-${name}`,
      label: texts.labels[name],
      optional: isOptional ? texts.optional : undefined,
      error: errors[name]?.message,
      isRequired: !isOptional,
      isMarked: !isOptional,
      autoComplete,
      defaultValue: values[name],
      // Text typed while sending would neither be sent nor kept.
      readOnly: isSubmitting,
      ...register(name),
    };
    if (rows) return <TextAreaField key={name} {...props} rows={rows} className="xs:col-span-2" />;
    return <Field key={name} {...props} type={type} />;
  };
  const formView = (
    <>
      <form {...formProps} className={PADDED}>
        <FormNotes {...notes} className="mb-6" />
        <h2 className="text-h2-sm">{texts.title}</h2>
        {phone && (
          <p className="mt-2">
            {texts.call}{" "}
            <a href={`tel:${phone.replaceAll(" ", "")}`} className="underlined inline-block py-1 font-semibold">
              {phone}
            </a>
          </p>
        )}
        <RequiredNote>{texts.requiredNote}</RequiredNote>
        <HoneypotInput label={texts.honeypot} />
        <div className="mt-6 grid gap-5 xs:grid-cols-2">{enquiryFieldNames.map(field)}</div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
          <div className="min-w-[min(15rem,100%)] flex-1">
            <p className="text-xs text-ink-600">{texts.note}</p>
            <PrivacyLink />
          </div>
        </div>
      </form>
      {children}
    </>
  );
  return (
    <>
      {isSent ? (
        <div className={PADDED}>
          <SentNote title={messages.contact.success} text={sent.text} />
          {sentSteps}
          {/* The button loads the form again without a script. */}
          <form
            action="/contact-us"
            className="mt-6"
            onSubmit={(event) => {
              event.preventDefault();
              setIsSent(false);
            }}
          >
            <button type="submit" className="btn btn-md btn-outline">
              {sent.again}
            </button>
          </form>
        </div>
      ) : (
        formView
      )}
    </>
  );
}

/** The note that takes the place of the form once a message is sent, and the focus. */
function SentNote({ title, text }: { title: string; text: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  useResultTitle(messages.successPrefix);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={note}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was asked for to show it, and it may be below the fold.
      autoFocus
      className="scroll-mt-[calc(var(--bar)+16px)] outline-none"
    >
      <svg viewBox="0 0 24 24" className="size-12" aria-hidden="true">
        <path className="fill-green-500" d="M12 1l4 4-4 4-4-4zM12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
        <path className="fill-green-800" d="M12 11l12 12H12z" />
      </svg>
      <h2 id={id} className="mt-6 text-h2-sm">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-600">
        {text}
      </p>
    </div>
  );
}
