"use client";

import { useEffect } from "react";
import * as messages from "@/content/messages";
import { getItem, readUserCookie, removeItem } from "@/lib/browser/storage";
import { postJson, toFormMessage, useFormPost } from "@/lib/forms/browser";
import type { FlashMessage, FormMessage } from "@/lib/forms/define";
import { Field, PasswordField } from "./field";
import { CallbackField, CallbackLink, FormNotes, SubmitButton } from "./form-parts";
import { reloadLoggedIn, useAfterLogin } from "./use-after-login";

const loadSchema = () => import("@/lib/accounts/forms").then(({ logInForm }) => logInForm.schema);

interface LogInFormProps {
  action: string;
  texts: { email: string; password: string; forgot: string; show: string; hide: string; button: string; busy: string };
  flash?: FlashMessage;
}

export function LogInForm({ action, texts, flash }: LogInFormProps) {
  const username = flash?.values?.username ?? "";
  const { form, formProps, notes, announce, showOnArrival, errors, isSubmitting } = useFormPost({
    action,
    loadSchema,
    defaultValues: { username, password: "" },
    labels: { username: texts.email, password: texts.password },
    idPrefix: "login",
    flash,
    async send(values): Promise<FormMessage> {
      const response = await postJson(action, values);
      if (!response.isSuccess) return toFormMessage(response, messages.login.unavailable);
      // A browser may refuse cookies.
      if (!readUserCookie()) return { message: messages.account.cookiesNeeded };
      return reloadLoggedIn(response.result, announce);
    },
  });
  const { register, setValue } = form;
  const isRedirecting = useAfterLogin(Boolean(flash), showOnArrival);

  // The registration's flash message does the same without a script.
  useEffect(() => {
    const registered = getItem("new-account");
    removeItem("new-account");
    if (typeof registered !== "string") return;
    setValue("username", registered);
    showOnArrival({ message: messages.register.done, isSuccess: true });
  }, [setValue, showOnArrival]);

  return (
    <form {...formProps} className="mt-7 grid gap-5">
      <FormNotes {...notes} />
      <div className={isRedirecting ? "hidden" : "grid gap-5"}>
        <CallbackField callbackUrl={flash?.callbackUrl} />
        <Field
          id="login-username"
          label={texts.email}
          isRequired
          type="email"
          autoComplete="username"
          error={errors.username?.message}
          defaultValue={username}
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
            className="py-3"
          />
        </p>
        <div>
          <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full" />
        </div>
      </div>
    </form>
  );
}
