"use client";

import { Fragment } from "react";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import { withCallback } from "@/lib/callback-url";
import { useErrorTitle, useFlashMessage } from "@/lib/forms/browser";
import type { FieldError, FlashMessage, FormMessage } from "@/lib/forms/define";

interface NoteProps {
  kind: "success" | "error";
  children?: string;
  reference?: string;
  className?: string;
}

/**
 * A live region, which is in the page even while empty, as only changes of its content are announced. Its element is
 * replaced with the text: translators in browsers move text nodes, which React then could neither change nor remove.
 */
export function Note({ kind, children, reference, className = "" }: NoteProps) {
  const isError = kind === "error";
  return (
    <div className={children ? className : undefined}>
      <div role={isError ? "alert" : "status"}>
        {children && (
          <p
            key={children}
            className={`note ${isError ? "bg-earth-100 text-earth-700" : "bg-green-100 text-green-800"}`}
          >
            <Icon name={isError ? "triangle-alert" : "check"} className="mt-1" />
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
  /** The errors of all fields. With a script the first wrong field has the focus and announces its own. */
  errors?: FieldError[];
  /** True if the page was served with the notes. A live region announces nothing then, so they take the focus. */
  isFlash?: boolean;
  className?: string;
}

/** A list of the wrong fields, and two live regions for errors and success, of which one at most has text. */
export function FormNotes({
  message: { message, isSuccess, reference } = {},
  errors = [],
  isFlash = false,
  className = "mb-5",
}: FormNotesProps) {
  const isShown = errors.length > 0 || Boolean(message);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for to show it, and it may be below the fold.
    <div autoFocus={isFlash && isShown} tabIndex={isFlash ? -1 : undefined} className="outline-none">
      {errors.length > 0 && (
        <div role={isFlash ? "alert" : undefined} className={`note bg-earth-100 text-earth-700 ${className}`}>
          <Icon name="triangle-alert" className="mt-1" />
          <ul>
            {byText(errors).map(({ text, fields }) => (
              // The key replaces the element with its text: see Note.
              <li key={text + fields.map(({ id }) => id).join()}>
                {fields.map(({ id, label }, i) => (
                  <Fragment key={id}>
                    {i > 0 && ", "}
                    <a href={`#${id}`} className="underline underline-offset-4">
                      {label}
                    </a>
                  </Fragment>
                ))}
                {`: ${text}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Note kind="error" reference={reference} className={className}>
        {isSuccess ? undefined : message}
      </Note>
      <Note kind="success" className={className}>
        {isSuccess ? message : undefined}
      </Note>
    </div>
  );
}

/** Groups fields with the same error, in the order of the first field of each. */
const byText = (errors: readonly FieldError[]) =>
  [...new Set(errors.map(({ text }) => text))].map((text) => ({
    text,
    fields: errors.filter((error) => error.text === text),
  }));

/** The explanation of the asterisk beside a label. */
export const RequiredNote = ({ children }: { children: string }) => (
  <p className="mt-3 text-xs text-ink-600">
    <span className="text-earth-600">*</span> {children}
  </p>
);

/** The flash message of a page, apart from its forms. */
export function FlashNotes({ flash }: { flash: FlashMessage }) {
  useFlashMessage(flash);
  useErrorTitle(!flash.isSuccess);
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
  <a
    href="/privacy"
    className={`underlined text-xs whitespace-nowrap text-ink-600 ${isInline ? "py-3.5" : "inline-block py-3"}`}
  >
    {messages.privacyLink}
  </a>
);
