"use client";

import { useEffect } from "react";
import * as messages from "@/content/messages";
import { setItem } from "@/lib/browser/storage";
import { postJson, toFormMessage, useFormPost } from "@/lib/forms/browser";
import type { FlashMessage } from "@/lib/forms/define";
import { Field, PasswordField } from "./field";
import { CallbackField, FormNotes, SubmitButton } from "./form-parts";
import { useAfterLogin } from "./use-after-login";

const REDIRECT_AFTER_MS = 2000;

interface RegisterFormProps {
  action: string;
  texts: {
    email: string;
    password: string;
    passwordHint?: string;
    confirmPassword: string;
    show: string;
    hide: string;
    button: string;
    busy: string;
  };
  flash?: FlashMessage;
}

export function RegisterForm({ action, texts, flash }: RegisterFormProps) {
  const { email, password, confirmPassword } = texts;
  const username = flash?.values?.username ?? "";
  const { form, formProps, notes, errors, isSubmitting } = useFormPost({
    action,
    loadSchema: () =>
      import("@/lib/accounts/forms").then(
        ({ registerForm, withPasswordRule }) => withPasswordRule(registerForm, texts.passwordHint).schema,
      ),
    defaultValues: { username, password: "", confirm_password: "" },
    labels: { username: email, password, confirm_password: confirmPassword },
    idPrefix: "register",
    flash,
    async send(values) {
      const response = await postJson(action, values);
      if (!response.isSuccess) return toFormMessage(response, messages.register.unavailable);
      setItem("new-account", values.username);
      return { message: messages.register.success, isSuccess: true };
    },
  });
  const { register } = form;
  const isDone = notes.message.isSuccess;
  useAfterLogin(Boolean(flash));

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(
      () => location.assign(`/login${location.search && location.search + location.hash}`),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isDone]);

  const passwordField = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <form
      {...formProps}
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isDone ? event.preventDefault() : formProps.onSubmit(event))}
    >
      <FormNotes {...notes} />
      <CallbackField callbackUrl={flash?.callbackUrl} />
      <Field
        id="register-username"
        label={email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={username}
        {...register("username")}
      />
      <PasswordField
        id="register-password"
        label={password}
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...passwordField}
        {...register("password")}
      />
      <PasswordField
        id="register-confirm_password"
        label={confirmPassword}
        error={errors.confirm_password?.message}
        {...passwordField}
        {...register("confirm_password")}
      />
      <div>
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
