"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/post-json";
import { type RegisterInput, registerSchema } from "@/lib/forms/schemas";
import { Field } from "./field";
import { FormNote } from "./form-note";
import { nativeErrors } from "./native-errors";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";

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
}

export function RegisterForm({ texts }: RegisterFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: "", password: "", confirm_password: "" },
  });
  const { isSubmitting, errors } = formState;

  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = await postJson("/user/register", values);
    if (!answer.isDone) setFailure(answer.reason ?? messages.register.unavailable);
  });

  const password = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <form
      method="post"
      action="/user/register"
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors(setError)}
    >
      <Field
        id="register-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
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
        {...password}
        {...register("confirm_password")}
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
