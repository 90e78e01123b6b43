"use client";

import { type BaseSyntheticEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { subjectOf } from "@/content/menus";
import * as messages from "@/content/messages";
import {
  type EnquiryField,
  type EnquiryValues,
  emptyEnquiry,
  enquiryFieldNames,
  enquiryFields,
} from "@/lib/forms/enquiry-fields";
import type { FlashMessage, FormMessage } from "@/lib/forms/flash-message";
import { toPagePath } from "@/lib/forms/page-path";
import { previousPage } from "@/lib/forms/previous-page";
import type { ContactInput } from "@/lib/forms/schemas";
import { getItem, removeItem, setItem } from "@/lib/forms/tab-storage";
import { Field, TextAreaField } from "./field";
import { errorsOf, FormNotes, toFormMessage, useFlashMessage, whileInvalid, withLabel } from "./flash-message";
import { formProps } from "./form-props";
import { lazyResolver } from "./lazy-resolver";
import { PrivacyLink } from "./privacy-link";
import { SubmitButton } from "./submit-button";
import { HiddenInputs, useEnquiry, useTyped } from "./use-enquiry";

/** The subject that was last suggested. While a draft still has it, that of a page visited since replaces it. */
const SUGGESTED = "suggested-subject";
/** The message that was last filled in. While a draft still has it, the next one replaces it. */
const PREFILLED = "prefilled-message";

type Fields = Pick<UseFormReturn<ContactInput>, "getValues" | "setValue">;
type Prefill = Pick<EnquiryValues, "subject" | "message">;

/** Sending takes at least this long, so that the visitor sees it. */
const MIN_SENDING_MS = 1000;

const PADDED = "p-5 py-7 md:p-9 lg:p-12";

/** Suggests the subject of the page that the visitor comes from, as long as the form has none of the visitor's own. */
function suggestSubject({ getValues, setValue }: Fields, subject: string, hasDraft: boolean) {
  // An empty subject beside a draft is the visitor's own.
  const untouched = hasDraft ? getItem(SUGGESTED) : "";
  if (getValues("subject") !== untouched) return;
  setValue("subject", subject);
  setItem(SUGGESTED, subject);
}

/** Fills in what the visitor chose on another page. @param mayAppend whether it is added once below a message of the visitor's own. */
function fillIn({ getValues, setValue }: Fields, { subject, message }: Prefill, mayAppend: boolean) {
  const last = getItem(PREFILLED);
  const current = getValues("message");
  if (["", message, last].includes(current)) setValue("message", message);
  else if (mayAppend && last !== message) setValue("message", `${current}\n\n${message}`);
  if (["", getItem(SUGGESTED)].includes(getValues("subject"))) setValue("subject", subject);
  setItem(PREFILLED, message);
  // The subject stays, whichever page is visited next.
  removeItem(SUGGESTED);
}

const resolver = lazyResolver<ContactInput>(({ contact }) => contact);

interface ContactFormProps {
  action: string;
  texts: {
    title: string;
    requiredNote: string;
    optional: string;
    labels: Record<EnquiryField, string>;
    button: string;
    busy: string;
    note: string;
    honeypot: string;
  };
  sent: { text: string; again: string };
  /** What happens next, once the message is sent. */
  sentSteps: ReactNode;
  flash?: FlashMessage;
  /** What the visitor chose on another page, in words (lib/forms/team-draft.ts). */
  prefill?: Prefill;
  /** Below the form. */
  children: ReactNode;
}

export function ContactForm({ action, texts, sent, sentSteps, flash, prefill, children }: ContactFormProps) {
  const typed = useTyped("contact");
  const values: FlashMessage["values"] = { ...(flash?.values ?? prefill), ...typed };
  const [isSent, setIsSent] = useState(flash?.isSuccess ?? false);
  const [shownFlash, setShownFlash] = useState(flash && withLabel(flash, texts.labels));
  const [serverErrors] = useState(() => errorsOf<ContactInput>(flash));
  const [message, setMessage] = useState<FormMessage>({});
  useFlashMessage(flash);
  const form = useForm<ContactInput>({
    resolver,
    defaultValues: { ...emptyEnquiry, ...values },
    errors: serverErrors,
  });
  const { register, setFocus, getValues, setValue } = form;
  const { isSubmitting, errors } = form.formState;
  const [subject] = useState(() => subjectOf(toPagePath(previousPage() ?? "")));
  const suggest = useCallback(
    (hasDraft: boolean) => {
      const fields = { getValues, setValue };
      if (prefill) fillIn(fields, prefill, hasDraft && typed.message === undefined);
      else if (subject) suggestSubject(fields, subject, hasDraft);
    },
    [subject, prefill, typed, getValues, setValue],
  );
  const enquiry = useEnquiry<ContactInput>("contact", form, { action, isSent: flash?.isSuccess, typed, suggest });

  const send = async (values: ContactInput, event?: BaseSyntheticEvent) => {
    setShownFlash(undefined);
    setMessage({});
    const minimum = new Promise((resolve) => setTimeout(resolve, MIN_SENDING_MS));
    const [response] = await Promise.all([enquiry.send(values, event?.target), minimum]);
    if (!response.isSuccess) {
      return setMessage(
        toFormMessage(response, response.status ? messages.contact.unavailable : messages.contact.lost),
      );
    }
    enquiry.clear(emptyEnquiry);
    setIsSent(true);
  };

  const isAgain = useRef(false);
  useEffect(() => {
    if (isAgain.current && !isSent) setFocus("name");
    isAgain.current = isSent;
  }, [isSent, setFocus]);

  if (isSent) {
    return (
      <ContactFormSent title={messages.contact.success} {...sent} onAgain={() => setIsSent(false)}>
        {sentSteps}
      </ContactFormSent>
    );
  }

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
      // What was added now would neither be sent nor kept.
      readOnly: isSubmitting,
      ...register(name),
    };
    if (rows) return <TextAreaField key={name} {...props} rows={rows} className="xs:col-span-2" />;
    return <Field key={name} {...props} type={type} />;
  };
  const props = formProps(form, send);
  return (
    <>
      <form
        method="post"
        action={action}
        className={PADDED}
        data-draft="contact"
        {...props}
        onInput={enquiry.keepDraft}
        onFocusCapture={() => {
          props.onFocusCapture();
          enquiry.begin();
        }}
      >
        <h2 className="text-h2-sm">{texts.title}</h2>
        <p className="mt-3 text-xs text-ink-600">
          <span className="text-earth-600">*</span> {texts.requiredNote}
        </p>
        {/* At the top, because without script nothing moves the focus to a message further down. */}
        {shownFlash && <FormNotes message={whileInvalid(shownFlash, errors)} isFlash className="mt-5" />}
        <HiddenInputs kind="contact" honeypotLabel={texts.honeypot} />
        <div className="mt-6 grid gap-5 xs:grid-cols-2">{enquiryFieldNames.map(field)}</div>
        <FormNotes message={message} className="mt-5" />
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
          <div className="max-w-[240px]">
            <p className="text-xs text-ink-600">{texts.note}</p>
            <PrivacyLink />
          </div>
        </div>
      </form>
      {children}
    </>
  );
}

interface SentProps {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
  children: ReactNode;
}

/** Replaces the form once a message is sent. Without script its button loads the form again. */
function ContactFormSent({ title, text, again, onAgain, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={PADDED}>
      <div role="status">
        <svg viewBox="0 0 24 24" className="size-12" aria-hidden="true">
          <path className="fill-green-500" d="M12 1l4 4-4 4-4-4zM12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
          <path className="fill-green-800" d="M12 11l12 12H12z" />
        </svg>
        <h2 ref={heading} tabIndex={-1} className="mt-6 text-h2-sm outline-none">
          {title}
        </h2>
        <p className="mt-3 text-ink-600">{text}</p>
      </div>
      {children}
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
