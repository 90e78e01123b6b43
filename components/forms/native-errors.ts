import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Shows the browser's own words for a missing or malformed value under its field
 * instead of in a bubble, and brings the first such field into focus. What has been put
 * right since is no longer told.
 */
export function nativeErrors<Values extends FieldValues>({
  setError,
  clearErrors,
}: Pick<UseFormReturn<Values>, "setError" | "clearErrors">) {
  return (event: FormEvent<HTMLFormElement>) => {
    const input = event.target as HTMLInputElement;
    event.preventDefault();
    for (const other of event.currentTarget.querySelectorAll<HTMLInputElement>("[name]:valid")) {
      clearErrors(other.name as Path<Values>);
    }
    setError(input.name as Path<Values>, { message: input.validationMessage });
    if (event.currentTarget.querySelector(":invalid:not(fieldset)") === input) input.focus();
  };
}
