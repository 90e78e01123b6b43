"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import type { FlashMessage, FormMessage } from "@/lib/forms/flash-message";
import { postJson } from "@/lib/forms/post-json";
import type { RegisterInput } from "@/lib/forms/schemas";
import { NEW_ACCOUNT, setItem } from "@/lib/forms/tab-storage";
import { CallbackField } from "./callback-link";
import { Field, nativeErrors } from "./field";
import { FormNotes, toFormMessage, useFlashMessage } from "./flash-message";
import { lazyResolver, preloadSchemas } from "./lazy-resolver";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { useAfterLogin } from "./use-after-login";

const REDIRECT_AFTER_MS = 2000;

const resolver = lazyResolver<RegisterInput>(({ register }) => register);

interface RegisterFormProps {
  texts: {
    email: string;
    password: string;
    passwordHint: string;
    confirmPassword: string;
    show: string;
    hide: string;
    button: string;
    busy: string;
  };
  flash?: FlashMessage;
}

export function RegisterForm({ texts, flash }: RegisterFormProps) {
  const [message, setMessage] = useState<FormMessage>(flash ?? {});
  useFlashMessage(flash);
  useAfterLogin(Boolean(flash));
  const form = useForm<RegisterInput>({
    resolver,
    defaultValues: { username: flash?.values?.username ?? "", password: "", confirm_password: "" },
  });
  const { register, handleSubmit } = form;
  const { isSubmitting, errors } = form.formState;

  const send = handleSubmit(async (values) => {
    setMessage({});
    const response = await postJson("/user/register", values);
    if (response.isSuccess) setItem(NEW_ACCOUNT, values.username);
    setMessage(
      response.isSuccess
        ? { message: messages.register.success, isSuccess: true }
        : toFormMessage(response, messages.register.unavailable),
    );
  });

  const router = useRouter();
  useEffect(() => {
    if (!message.isSuccess) return;
    const timer = setTimeout(() => router.push(`/login${location.search}${location.hash}`), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message.isSuccess, router]);

  const password = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <form
      method="post"
      action="/user/register"
      className="mt-7 grid gap-5"
      onSubmit={(event) => (isSubmitting || message.isSuccess ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors(form)}
      onFocusCapture={preloadSchemas}
    >
      <CallbackField callbackUrl={flash?.callbackUrl} />
      <Field
        id="register-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={flash?.values?.username}
        {...register("username")}
      />
      <PasswordField
        id="register-password"
        label={texts.password}
        hint={texts.passwordHint}
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
        <FormNotes message={message} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
