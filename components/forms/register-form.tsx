"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/ask-json";
import type { RegisterInput } from "@/lib/forms/schemas";
import { checkLater } from "./check-later";
import { Field } from "./field";
import { FormNotes, type FormState, toFormState } from "./form-notes";
import { nativeErrors } from "./native-errors";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { useGivenAnswer } from "./use-given-answer";

const REDIRECT_AFTER_MS = 2000;

const { check, prepare } = checkLater<RegisterInput>(({ register }) => register);

interface RegisterFormProps {
  texts: {
    email: string;
    password: string;
    confirmPassword: string;
    show: string;
    hide: string;
    button: string;
    busy: string;
  };
  /** As in the login form. */
  answer?: FormState & { values?: Record<string, string> };
}

export function RegisterForm({ texts, answer }: RegisterFormProps) {
  const [state, setState] = useState<FormState>(answer ?? {});
  useGivenAnswer(answer);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<RegisterInput>({
    resolver: check,
    defaultValues: { username: answer?.values?.username ?? "", password: "", confirm_password: "" },
  });
  const { isSubmitting, errors } = formState;

  const send = handleSubmit(async (values) => {
    setState({});
    const answer = await postJson("/user/register", values);
    setState(
      answer.isDone
        ? { message: messages.register.success, isSuccess: true }
        : toFormState(answer, messages.register.unavailable),
    );
  });

  const router = useRouter();
  useEffect(() => {
    if (!state.isSuccess) return;
    const timer = setTimeout(() => router.push("/login"), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.isSuccess, router]);

  const password = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <form
      method="post"
      action="/user/register"
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isSubmitting || state.isSuccess ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors({ setError, clearErrors })}
      onFocusCapture={prepare}
    >
      <Field
        id="register-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={answer?.values?.username}
        {...register("username")}
      />
      <PasswordField
        id="register-password"
        label={texts.password}
        error={errors.password?.message}
        {...password}
        {...register("password")}
      />
      <PasswordField
        id="register-confirm"
        label={texts.confirmPassword}
        error={errors.confirm_password?.message}
        isErrorAnnounced
        {...password}
        {...register("confirm_password")}
      />
      <div>
        <FormNotes state={state} isGiven={Boolean(answer)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
