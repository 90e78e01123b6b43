"use client";

import { useEffect } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import type { FlashMessage, FormMessage } from "@/lib/forms/flash-message";
import { toPagePath } from "@/lib/forms/page-path";
import type { ApiResponse } from "@/lib/forms/post-json";

export const toFormMessage = (response: Extract<ApiResponse, { isSuccess: false }>, fallback: string): FormMessage => ({
  message: response.message ?? fallback,
  reference: response.reference,
});

/** The texts that do not say which field they are about. */
const unspecific: readonly string[] = Object.values(messages.field);

/**
 * A flash message as a form shows it apart from the field that it is about: with the field's label. A text that says its field stands beside the
 * field alone, which takes the focus.
 */
export function withLabel(flash: FlashMessage, labels: Readonly<Record<string, unknown>>): FormMessage {
  const { field, message = "" } = flash;
  if (!field) return flash;
  return unspecific.includes(message) ? { ...flash, message: `${labels[field]}: ${message}` } : {};
}

/** A message about a field is shown as long as the field has an error. */
export const whileInvalid = (message: FormMessage, errors: Readonly<Record<string, unknown>>): FormMessage =>
  message.field && !errors[message.field] ? {} : message;

/** The error of a flash message at its field, for react-hook-form's `errors`. */
export const errorsOf = <Values extends FieldValues>(flash: FlashMessage | undefined) =>
  flash?.field ? ({ [flash.field]: { type: "server", message: flash.message } } as FieldErrors<Values>) : undefined;

/** Gives a page with a flash message the form's own address again, and its own title with the next attempt: a reload starts anew. */
export function useFlashMessage(flash: FlashMessage | undefined) {
  useEffect(() => {
    const url = new URL(location.href);
    url.pathname = toPagePath(url.pathname);
    if (flash?.callbackUrl) url.searchParams.set("callbackUrl", flash.callbackUrl);
    if (url.href !== location.href) history.replaceState(null, "", url);
    // The next attempt is no error yet.
    const onSubmit = () => {
      document.title = document.title.replace(messages.errorPrefix, "");
    };
    addEventListener("submit", onSubmit);
    return () => removeEventListener("submit", onSubmit);
  }, [flash]);
}

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
          {messages.account.reference} {reference}
        </p>
      )}
    </div>
  );
}

interface FormNotesProps {
  message: FormMessage;
  /** The page was served with it: a live region announces nothing then, so it takes the focus, also without JavaScript. */
  isFlash?: boolean;
  className?: string;
}

/** One live region for errors and one for success, of which one at most is filled. */
export function FormNotes({
  message: { message, isSuccess, reference },
  isFlash = false,
  className = "mb-5",
}: FormNotesProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for to show it, and it may be below the fold.
    <div autoFocus={isFlash && Boolean(message)} tabIndex={isFlash ? -1 : undefined} className="outline-none">
      <Note kind="error" reference={reference} className={className}>
        {isSuccess ? undefined : message}
      </Note>
      <Note kind="success" className={className}>
        {isSuccess ? message : undefined}
      </Note>
    </div>
  );
}

/** The flash message of a page, apart from its forms. */
export function FlashNotes({ flash }: { flash: FlashMessage }) {
  useFlashMessage(flash);
  return <FormNotes message={flash} isFlash />;
}
