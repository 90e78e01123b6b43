"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/post-json";
import { type LoginInput, loginSchema } from "@/lib/forms/schemas";
import { Field } from "./field";
import { FormNote } from "./form-note";
import { nativeErrors } from "./native-errors";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";

interface LoginFormProps {
  texts: { email: string; password: string; show: string; hide: string; button: string; busy: string };
}

export function LoginForm({ texts }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { username: "", password: "" },
  });
  const { isSubmitting, errors } = formState;

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await postJson("/user/login", values);
    if (!answer.isDone) setFailure(answer.reason ?? messages.login.unavailable);
  });

  return (
    <form
      method="post"
      action="/user/login"
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors(setError)}
    >
      <Field
        id="login-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
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
        <FormNote kind="error" className="mb-5">
          {failure}
        </FormNote>
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
