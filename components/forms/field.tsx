"use client";

import { type ComponentProps, createContext, type FormEvent, type ReactNode, useContext } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Icon } from "@/components/ui/icon";

interface FieldProps {
  id: string;
  label: string;
  /** "(optional)", after the label. */
  optional?: string;
  hint?: string;
  error?: string;
  /** For an error whose field may have the focus already, or does not get it. */
  isErrorAnnounced?: boolean;
  isRequired?: boolean;
  /** Shows an asterisk. */
  isMarked?: boolean;
  className?: string;
}

type InputProps = FieldProps &
  Omit<ComponentProps<"input">, "id"> & {
    /** Inside the input, on its right. */
    adornment?: ReactNode;
  };
type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "id">;

/** The errors of a form whose fields do not get them as props, by the field's name. */
export const FieldErrors = createContext<Readonly<Record<string, string | undefined>>>({});

export function Field({
  id,
  label,
  optional,
  hint,
  error: ownError,
  isErrorAnnounced,
  isRequired,
  isMarked,
  className,
  adornment,
  ...input
}: InputProps) {
  const error = useContext(FieldErrors)[input.name ?? ""] ?? ownError;
  return (
    <FieldFrame {...{ id, label, optional, hint, error, isErrorAnnounced, isMarked, className }}>
      <div className="relative">
        <input
          id={id}
          className={`field-input ${adornment ? "pr-30" : ""}`}
          // biome-ignore lint/a11y/noAutofocus: a page with a flash message announces an error by the focus, also without JavaScript.
          autoFocus={isErrorAnnounced && Boolean(error)}
          {...described({ id, hint, error, isRequired })}
          {...input}
        />
        {adornment}
      </div>
    </FieldFrame>
  );
}

export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  isRequired,
  isMarked,
  className,
  ...input
}: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, optional, hint, error, isMarked, className }}>
      <textarea id={id} className="field-input" {...described({ id, hint, error, isRequired })} {...input} />
    </FieldFrame>
  );
}

function described({ id, hint, error, isRequired }: Pick<FieldProps, "id" | "hint" | "error" | "isRequired">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    required: isRequired,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids || undefined,
  } as const;
}

function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  isErrorAnnounced,
  isMarked,
  className = "",
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
        {isMarked && (
          <span className="text-earth-600" aria-hidden="true">
            {" *"}
          </span>
        )}
        {optional && <span className="font-normal text-ink-600"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-xs text-ink-600">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={isErrorAnnounced ? "alert" : undefined} className="field-error">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * For a form's onInvalid: shows the browser's own message for a missing or malformed value under the field instead of in a
 * bubble, focuses the first such field, and clears the errors of those that have become valid.
 *
 * @param show gets the name of a field and its message, or no message once it is valid.
 */
export const onInvalid = (show: (name: string, message?: string) => void) => (event: FormEvent<HTMLFormElement>) => {
  const input = event.target as HTMLInputElement;
  event.preventDefault();
  for (const other of event.currentTarget.querySelectorAll<HTMLInputElement>("[name]:valid")) show(other.name);
  show(input.name, input.validationMessage);
  if (event.currentTarget.querySelector(":invalid:not(fieldset)") === input) input.focus();
};

/** The same for the onInvalid of a form of react-hook-form. */
export const nativeErrors = <Values extends FieldValues>({ setError, clearErrors }: UseFormReturn<Values>) =>
  onInvalid((name, message) => {
    const path = name as Path<Values>;
    if (message) setError(path, { message });
    else clearErrors(path);
  });

/**
 * For the onSubmit of a form of react-hook-form: sends what its fields show, unless it is being sent. Password managers and browsers set
 * some fields without the events that react-hook-form reads.
 */
export const submitShown =
  <Values extends FieldValues>(form: UseFormReturn<Values>, send: (event: FormEvent) => Promise<void>) =>
  (event: FormEvent<HTMLFormElement>) => {
    if (form.formState.isSubmitting) return event.preventDefault();
    form.setValues(Object.fromEntries(new FormData(event.currentTarget)) as Values);
    send(event);
  };
