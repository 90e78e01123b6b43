import type { FormEvent } from "react";
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from "react-hook-form";
import { NOT_LOADED, preloadSchemas } from "./lazy-resolver";

/** With script, our schema alone validates: it finds the errors of all fields, and has our messages. */
export const disableNativeValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** The props of a form of react-hook-form that has a lazy resolver. @param send sends the valid values */
export const formProps = <Values extends FieldValues>(form: UseFormReturn<Values>, send: SubmitHandler<Values>) => {
  const { errors, isSubmitting } = form.formState;
  const invalid = Object.keys(errors) as Path<Values>[];
  const submit = form.handleSubmit(send, ({ root }, event) => {
    // The server validates as well, with the same messages.
    if (root?.type === NOT_LOADED) event?.target.submit();
  });
  return {
    ref: disableNativeValidation,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) return event.preventDefault();
      // Password managers and browsers set some fields without the events that react-hook-form reads.
      form.setValues(Object.fromEntries(new FormData(event.currentTarget)) as Values);
      submit(event);
    },
    // React-hook-form validates only what is changed after its own first attempt. The error may be the server's, or depend on other fields.
    onChange: () => invalid.length > 0 && form.trigger(invalid),
    onFocusCapture: preloadSchemas,
  };
};
