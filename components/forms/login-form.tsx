"use client";

import { useLayoutEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "@/content/messages";
import type { FlashMessage, FormMessage } from "@/lib/forms/flash-message";
import { postJson } from "@/lib/forms/post-json";
import type { LoginInput } from "@/lib/forms/schemas";
import { hasUserCookie, storeUser } from "@/lib/forms/stored-user";
import { getItem, NEW_ACCOUNT, removeItem } from "@/lib/forms/tab-storage";
import { CallbackField, CallbackLink } from "./callback-link";
import { Field } from "./field";
import { errorsOf, FormNotes, toFormMessage, useFlashMessage, whileInvalid, withLabel } from "./flash-message";
import { formProps } from "./form-props";
import { lazyResolver } from "./lazy-resolver";
import { PasswordField } from "./password-field";
import { SubmitButton } from "./submit-button";
import { markFreshLogin, useAfterLogin } from "./use-after-login";

/** Long enough for the message to be read or heard. */
const RELOAD_AFTER_MS = 600;

const resolver = lazyResolver<LoginInput>(({ login }) => login);

interface LoginFormProps {
  action: string;
  texts: { email: string; password: string; forgot: string; show: string; hide: string; button: string; busy: string };
  flash?: FlashMessage;
}

export function LoginForm({ action, texts, flash }: LoginFormProps) {
  const [message, setMessage] = useState<FormMessage | undefined>(
    flash && withLabel(flash, { username: texts.email, password: texts.password }),
  );
  const [serverErrors] = useState(() => errorsOf<LoginInput>(flash));
  useFlashMessage(flash);
  const afterLogin = useAfterLogin(Boolean(flash));
  const form = useForm<LoginInput>({
    resolver,
    defaultValues: { username: flash?.values?.username ?? "", password: "" },
    errors: serverErrors,
  });
  const { register, setValue } = form;
  const { isSubmitting, errors } = form.formState;

  // Without script, the flash message of the registration does the same.
  useLayoutEffect(() => {
    const username = getItem(NEW_ACCOUNT);
    removeItem(NEW_ACCOUNT);
    if (typeof username !== "string") return;
    setValue("username", username);
    setMessage({ message: messages.register.done, isSuccess: true });
  }, [setValue]);

  const send = async (values: LoginInput) => {
    setMessage({});
    const response = await postJson(action, values);
    if (!response.isSuccess) return setMessage(toFormMessage(response, messages.login.unavailable));
    if (!hasUserCookie()) return setMessage({ message: messages.account.cookiesNeeded });
    storeUser(response.result);
    markFreshLogin();
    setMessage({ message: messages.login.success, isSuccess: true });
    await new Promise((resolve) => setTimeout(resolve, RELOAD_AFTER_MS));
    location.reload();
    // Stays busy until the page unloads.
    await new Promise(() => {});
  };

  return (
    <form method="post" action={action} className="mt-7 grid gap-5" {...formProps(form, send)}>
      <CallbackField callbackUrl={flash?.callbackUrl} />
      <Field
        id="login-email"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={flash?.values?.username}
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
      <p className="-mt-3 -mb-1 text-sm">
        <CallbackLink
          href="/forgot-password"
          label={texts.forgot}
          callbackUrl={flash?.callbackUrl}
          className="py-[11px]"
        />
      </p>
      <div>
        <FormNotes message={whileInvalid(message ?? afterLogin ?? {}, errors)} isFlash={Boolean(flash)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
      </div>
    </form>
  );
}
