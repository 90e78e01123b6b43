"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/ask-json";
import type { LoginInput } from "@/lib/forms/schemas";
import { storeUser } from "@/lib/forms/stored-user";
import { checkLater } from "./check-later";
import { Field } from "./field";
import { FormNotes, type FormState, toFormState } from "./form-notes";
import { nativeErrors } from "./native-errors";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { markFreshLogin, useAfterLogin } from "./use-after-login";
import { useGivenAnswer } from "./use-given-answer";

/** The message stands long enough to be read or heard. */
const RELOAD_AFTER_MS = 600;

const { check, prepare } = checkLater<LoginInput>(({ login }) => login);

interface LoginFormProps {
  texts: { email: string; password: string; show: string; hide: string; button: string; busy: string };
  /** What the form is told from the start, after it was sent without script or Google led back to it. */
  answer?: FormState & { values?: Record<string, string>; callbackUrl?: string };
}

export function LoginForm({ texts, answer }: LoginFormProps) {
  const [state, setState] = useState<FormState | undefined>(answer);
  useGivenAnswer(answer);
  const afterLogin = useAfterLogin(Boolean(answer));
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<LoginInput>({
    resolver: check,
    defaultValues: { username: answer?.values?.username ?? "", password: "" },
  });
  const { isSubmitting, errors } = formState;

  const send = handleSubmit(async (values) => {
    setState({});
    const answer = await postJson("/user/login", values);
    if (!answer.isDone) return setState(toFormState(answer, messages.login.unavailable));
    storeUser(answer.result);
    markFreshLogin();
    setState({ message: messages.login.success, isSuccess: true });
    await new Promise((resolve) => setTimeout(resolve, RELOAD_AFTER_MS));
    location.reload();
    // Busy until the page is gone.
    await new Promise(() => {});
  });

  return (
    <form
      method="post"
      action="/user/login"
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors({ setError, clearErrors })}
      onFocusCapture={prepare}
    >
      {answer?.callbackUrl && <input type="hidden" name="callbackUrl" value={answer.callbackUrl} />}
      <Field
        id="login-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={answer?.values?.username}
        {...register("username")}
      />
      <PasswordField
        id="login-password"
        label={texts.password}
        texts={texts}
        isRequired
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <div>
        <FormNotes state={state ?? afterLogin ?? {}} isGiven={Boolean(answer)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
