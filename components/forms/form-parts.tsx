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
 * A live region, in the page even while empty: only changes of its content are announced. A text is replaced with its element: translators
 * of browsers move text nodes, which React then could neither change nor remove.
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
  /** Those of all fields. With script the first wrong field has the focus and announces its own. */
  errors?: FieldError[];
  /** The page was served with it: a live region announces nothing then, so it takes the focus, also without JavaScript. */
  isFlash?: boolean;
  className?: string;
}

/** One live region for errors and one for success, of which one at most is filled, and a list of the fields that are wrong. */
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
              // Replaced with its text: see Note.
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

/** Fields with the same error are named together, where the first of them is. */
const byText = (errors: readonly FieldError[]) =>
  [...new Set(errors.map(({ text }) => text))].map((text) => ({
    text,
    fields: errors.filter((error) => error.text === text),
  }));

/** What the asterisk beside a label means. */
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

/** Stays focusable while busy and keeps its idle width. */
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
  /** Where a login leads. On a static page early-script takes it from the page's query. */
  callbackUrl?: string;
  className?: string;
}

/** A link from one page of a login to another, which passes on where the login leads. */
export const CallbackLink = ({ href, label, callbackUrl, className = "" }: CallbackLinkProps) => (
  <a
    href={withCallback(href, callbackUrl)}
    data-keeps-query=""
    // The query is there before hydration.
    suppressHydrationWarning
    className={`underlined inline-block ${className}`}
  >
    {label}
  </a>
);

/** Passes on where a login leads, in a plain form. */
export const CallbackField = ({ callbackUrl }: { callbackUrl?: string }) =>
  callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null;

/** The link to the privacy page. Its target is 44 px high, also where it stands within a paragraph. */
export const PrivacyLink = ({ isInline = false }) => (
  <a
    href="/privacy"
    className={`underlined text-xs whitespace-nowrap text-ink-600 ${isInline ? "py-3.5" : "inline-block py-3"}`}
  >
    {messages.privacyLink}
  </a>
);
