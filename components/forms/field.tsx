"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";

interface FieldProps {
  id: string;
  label: string;
  /** The word "(optional)" after the label. */
  optional?: string;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isMarked?: boolean;
  className?: string;
}

type InputProps = FieldProps &
  Omit<ComponentProps<"input">, "id"> & {
    /** The element on the right inside the input. */
    adornment?: ReactNode;
  };
type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "id">;

export function Field({
  id,
  label,
  optional,
  hint,
  error,
  isRequired,
  isMarked,
  className,
  adornment,
  ...input
}: InputProps) {
  return (
    <FieldFrame {...{ id, label, optional, hint, error, isMarked, className }}>
      <div className="relative">
        <input
          id={id}
          className={`field-input ${adornment ? "pr-30" : ""}`}
          {...ariaProps({ id, hint, error, isRequired })}
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
      <textarea id={id} className="field-input" {...ariaProps({ id, hint, error, isRequired })} {...input} />
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "adornment"> & {
  texts: { show: string; hide: string };
};

/** A password with a button that shows it, which is hidden until React has started. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? texts.hide : texts.show;
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      adornment={
        <button
          type="button"
          data-password-toggle=""
          className="rounded-ctl absolute inset-y-1.5 right-1.5 hidden items-center gap-2 px-3 text-sm font-semibold in-data-ready:flex"
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
          <span key={action}>{action}</span>
          <span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}

function ariaProps({ id, hint, error, isRequired }: Pick<FieldProps, "id" | "hint" | "error" | "isRequired">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    // With `required` Firefox takes an empty field and its form for invalid before they were touched, and Orca says so.
    "aria-required": isRequired,
    "aria-invalid": Boolean(error),
    "aria-describedby": ids || undefined,
  } as const;
}

function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  isMarked,
  className = "",
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {optional ? `${label} ` : label}
        {isMarked && (
          <span className="text-earth-600" aria-hidden="true">
            {" *"}
          </span>
        )}
        {optional && <span className="font-normal text-ink-600">{optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-xs text-ink-600">
          {hint}
        </p>
      )}
      {/* The key replaces the element with its text, for translators: see Note. */}
      {error && (
        <p key={error} id={`${id}-error`} className="field-error">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
