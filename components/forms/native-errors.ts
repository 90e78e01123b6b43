import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/**
 * Shows the browser's own words for a missing or malformed value under its field
 * instead of in a bubble, and brings the first such field into focus.
 */
export function nativeErrors<Values extends FieldValues>(setError: UseFormSetError<Values>) {
  return (event: FormEvent<HTMLFormElement>) => {
    const input = event.target as HTMLInputElement;
    event.preventDefault();
    setError(input.name as Path<Values>, { message: input.validationMessage });
    if (event.currentTarget.querySelector(":invalid:not(fieldset)") === input) input.focus();
  };
}
