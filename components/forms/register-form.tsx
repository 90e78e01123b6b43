"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "@/content/messages";
import type { FlashMessage, FormMessage } from "@/lib/forms/flash-message";
import { postJson } from "@/lib/forms/post-json";
import type { RegisterInput } from "@/lib/forms/schemas";
import { NEW_ACCOUNT, setItem } from "@/lib/forms/tab-storage";
import { CallbackField } from "./callback-link";
import { Field } from "./field";
import { errorsOf, FormNotes, toFormMessage, useFlashMessage, whileInvalid, withLabel } from "./flash-message";
import { formProps } from "./form-props";
import { lazyResolver } from "./lazy-resolver";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { useAfterLogin } from "./use-after-login";

const REDIRECT_AFTER_MS = 2000;

const resolver = lazyResolver<RegisterInput>(({ register }) => register);

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
  const [message, setMessage] = useState<FormMessage>(
    flash ? withLabel(flash, { username: email, password, confirm_password: confirmPassword }) : {},
  );
  const [serverErrors] = useState(() => errorsOf<RegisterInput>(flash));
  useFlashMessage(flash);
  useAfterLogin(Boolean(flash));
  const form = useForm<RegisterInput>({
    resolver,
    defaultValues: { username: flash?.values?.username ?? "", password: "", confirm_password: "" },
    errors: serverErrors,
  });
  const { register } = form;
  const { isSubmitting, errors } = form.formState;

  const send = async (values: RegisterInput) => {
    setMessage({});
    const response = await postJson(action, values);
    if (response.isSuccess) setItem(NEW_ACCOUNT, values.username);
    setMessage(
      response.isSuccess
        ? { message: messages.register.success, isSuccess: true }
        : toFormMessage(response, messages.register.unavailable),
    );
  };

  const router = useRouter();
  useEffect(() => {
    if (!message.isSuccess) return;
    const timer = setTimeout(
      () => router.push(`/login${location.search && location.search + location.hash}`),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [message.isSuccess, router]);

  const props = formProps(form, send);
  const passwordField = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <form
      method="post"
      action={action}
      className="mt-7 grid gap-5"
      {...props}
      onSubmit={(event) => (message.isSuccess ? event.preventDefault() : props.onSubmit(event))}
    >
      <CallbackField callbackUrl={flash?.callbackUrl} />
      <Field
        id="register-email"
        label={email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={flash?.values?.username}
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
        id="register-confirm"
        label={confirmPassword}
        error={errors.confirm_password?.message}
        isErrorAnnounced
        {...passwordField}
        {...register("confirm_password")}
      />
      <div>
        <FormNotes message={whileInvalid(message, errors)} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
