"use client";

import { type Ref, useId } from "react";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import { useFlashMessage, useResultTitle } from "@/lib/forms/browser";
import type { FieldError, FlashMessage, FormMessage } from "@/lib/forms/define";
import { callbackOfPage, withCallback } from "@/lib/http/callback-url";

interface NoteProps {
  children?: string;
  reference?: string;
  className?: string;
}

/**
 * An error in a live region, which is in the page even while empty, as only changes of its content are announced. Its
 * element is replaced with the text: translators in browsers move text nodes, which React then could neither change nor
 * remove. Orca reads an empty alert as "notification", and an element without a role not at all.
 */
export function Note({ children, reference, className = "" }: NoteProps) {
  return (
    <div className={children ? className : undefined}>
      <div aria-live="assertive" aria-atomic="true">
        {children && (
          <p key={children} className="note bg-earth-100 text-earth-700">
            <Icon name="triangle-alert" className="mt-1" />
            {children}
          </p>
        )}
      </div>
      {children && reference && (
        <p key={reference} className="mt-2 text-xs text-ink-600">
          {messages.reference} {reference}
        </p>
      )}
    </div>
  );
}

interface FormNotesProps {
  message?: FormMessage;
  /** The errors of all fields. */
  errors?: FieldError[];
  /** True if the page was opened with the notes. */
  isFlash?: boolean;
  /** The page after a log-in, if the server knows it. */
  callbackUrl?: string;
  /** The number of times that the notes took the focus. */
  attempts?: number;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/**
 * The first part of a form: the summary of its errors, or its success. It takes the focus
 * (https://design-system.service.gov.uk/components/error-summary/), so that a screen reader reads it once. It is not a
 * live region, because its text changes as the visitor corrects fields.
 */
export function FormNotes({
  message: { message, isSuccess, reference } = {},
  errors = [],
  isFlash = false,
  callbackUrl,
  attempts,
  ref,
  className = "",
}: FormNotesProps) {
  const id = useId();
  const frame = `note scroll-mt-[calc(var(--bar)+16px)] outline-none ${className}`;
  if (isSuccess) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
      <div
        ref={ref}
        role="group"
        aria-labelledby={id}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page was asked for to show it, and it may be below the fold.
        autoFocus={isFlash}
        className={`${frame} bg-green-100 text-green-800`}
      >
        <Icon name="check" className="mt-1" />
        <p id={id} key={message}>
          {message}
        </p>
      </div>
    );
  }
  if (!message && errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      // Orca says the description twice where it has changed since the last attempt, unless the element is another.
      key={attempts}
      ref={ref}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-errors`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: as above.
      autoFocus={isFlash}
      className={`${frame} bg-earth-100 text-earth-700`}
    >
      <Icon name="triangle-alert" className="mt-1" />
      <div>
        <h2 id={id} className="font-semibold">
          {messages.errorHeading}
        </h2>
        <ul id={`${id}-errors`} className="mt-1 grid gap-1">
          {errors.map(({ id, text }) => (
            // The key replaces the element with its text: see Note.
            <li key={id + text}>
              <ErrorLinks id={id} text={text} callbackUrl={callbackUrl} />
            </li>
          ))}
          {message && <li key={message}>{message}</li>}
        </ul>
        {reference && (
          <p key={reference} className="mt-2 text-xs text-ink-600">
            {messages.reference} {reference}
          </p>
        )}
      </div>
    </div>
  );
}

/** An error of a field as a link to the field. Its words "Please log in." are a link to the log-in page. */
function ErrorLinks({ id, text, callbackUrl }: FieldError & { callbackUrl?: string }) {
  const hasLogIn = text.endsWith(messages.logIn);
  return (
    <>
      <a
        href={`#${id}`}
        className="underline underline-offset-4"
        onClick={(event) => {
          // The address keeps no fragment.
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
      >
        {hasLogIn ? text.slice(0, -messages.logIn.length).trim() : text}
      </a>
      {hasLogIn && (
        <>
          {" "}
          <CallbackLink
            href="/login"
            label={messages.logIn}
            callbackUrl={callbackUrl ?? (typeof location === "undefined" ? undefined : callbackOfPage())}
          />
        </>
      )}
    </>
  );
}

/** The explanation of the asterisk beside a label. */
export const RequiredNote = ({ children }: { children: string }) => (
  <p className="mt-3 text-xs text-ink-600">
    <span className="text-earth-600">*</span> {children}
  </p>
);

/** The flash message of a page, apart from its forms. */
export function FlashNotes({ flash }: { flash: FlashMessage }) {
  useFlashMessage(flash);
  useResultTitle(flash.isSuccess ? messages.successPrefix : messages.errorPrefix);
  return <FormNotes message={flash} isFlash />;
}

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  hasArrow?: boolean;
  className?: string;
}

/** A button that stays focusable while busy and keeps its idle width. */
export function SubmitButton({ label, busyLabel, isBusy, hasArrow = false, className = "" }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isBusy}
      className={`btn btn-primary ${hasArrow && !isBusy ? "arrow " : ""}${className}`}
    >
      {isBusy ? (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={`invisible flex items-center gap-3 ${hasArrow ? "arrow" : ""}`} aria-hidden="true">
            {label}
          </span>
          <span className="flex items-center justify-center gap-2">
            <span className="busy-mark" aria-hidden="true" />
            {busyLabel}
          </span>
        </span>
      ) : (
        label
      )}
    </button>
  );
}

interface CallbackLinkProps {
  href: string;
  label: string;
  /** The page after a login. On a static page early-script takes it from the page's query. */
  callbackUrl?: string;
  className?: string;
}

/** A link between the pages of a login, which passes on the page after the login. */
export const CallbackLink = ({ href, label, callbackUrl, className = "" }: CallbackLinkProps) => (
  <a
    href={withCallback(href, callbackUrl)}
    data-keeps-query=""
    // early-script adds the query before hydration.
    suppressHydrationWarning
    className={`underlined inline-block ${className}`}
  >
    {label}
  </a>
);

/** The hidden field that passes on the page after a login. */
export const CallbackField = ({ callbackUrl }: { callbackUrl?: string }) =>
  callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null;

/** The link to the privacy page. Its target is 44 px high, also within a paragraph. */
export const PrivacyLink = ({ isInline = false }) => (
  <a href="/privacy" className={`underlined text-xs text-ink-600 ${isInline ? "py-3.5" : "inline-block py-3"}`}>
    {messages.privacyLink}
  </a>
);
