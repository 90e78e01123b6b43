"use client";

import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import * as messages from "@/content/messages";
import { getJson, useFormPost } from "@/lib/forms/browser";
import type { FlashMessage, FormMessage } from "@/lib/forms/define";
import { Field, PasswordField } from "./field";
import { CallbackField, FormNotes, SubmitButton } from "./form-parts";

// These forms are posted by the browser, with or without a script: another page shows the result.

/**
 * The time after which a post that has led to no other page counts as failed. It exceeds a backend's default timeout.
 */
const BUSY_MAX_MS = 12_000;

/**
 * Posts the form as it is. The form is busy until the page is left, or comes back from the back/forward cache, which
 * keeps it as it was. Without a connection the browser's own page would take the place of this one, with the passwords.
 */
async function submitNatively(_: unknown, form: HTMLFormElement): Promise<FormMessage> {
  // A computer without a network is off line and still reaches a site of its own.
  if (!navigator.onLine) {
    const probe = await getJson("/api/health");
    if (!probe.isSuccess && probe.status === undefined) return { message: messages.form.unavailable };
  }
  form.submit();
  return new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && resolve({});
    addEventListener("pageshow", onPageShow, { once: true });
    setTimeout(() => resolve({}), BUSY_MAX_MS);
  });
}

interface FormProps {
  action: string;
  texts: { button: string; busy: string; email: string; show: string; hide: string };
  flash?: FlashMessage;
}

interface PlainFormProps extends Pick<ReturnType<typeof useFormPost>, "formProps" | "notes" | "isSubmitting"> {
  texts: FormProps["texts"];
  children: ReactNode;
}

const PlainForm = ({ formProps, notes, isSubmitting, texts, children }: PlainFormProps) => (
  <form {...formProps} className="mt-7 grid gap-5">
    <FormNotes {...notes} />
    {children}
    <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} className="w-full max-w-[420px]" />
  </form>
);

interface ForgotPasswordFormProps extends FormProps {
  username?: string;
  /** The page after the log-in that follows. */
  callbackUrl?: string;
}

/** Asks for the address that gets a link to choose a new password. */
export function ForgotPasswordForm({ action, texts, username = "", callbackUrl, flash }: ForgotPasswordFormProps) {
  const initial = flash?.values?.username ?? username;
  const { form, errors, ...post } = useFormPost({
    action,
    loadSchema: () => import("@/lib/accounts/forms").then((module) => module.forgotPasswordForm.schema),
    defaultValues: { username: initial },
    labels: { username: texts.email },
    idPrefix: "forgot",
    flash,
    send: submitNatively,
  });
  return (
    <PlainForm {...post} texts={texts}>
      <Field
        id="forgot-username"
        label={texts.email}
        isRequired
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        defaultValue={initial}
        {...form.register("username")}
      />
      <CallbackField callbackUrl={callbackUrl} />
    </PlainForm>
  );
}

type NewPasswordTexts = FormProps["texts"] & { newPassword: string; confirmPassword: string };
type NewPasswordName = "password" | "confirm_password";

interface NewPasswordFieldsProps {
  texts: NewPasswordTexts;
  /** The backend's rule, if it is known. */
  hint?: string;
  errors: Partial<Record<NewPasswordName, { message?: string }>>;
  register: (name: NewPasswordName) => UseFormRegisterReturn;
}

/** The two fields for a new password. */
function NewPasswordFields({ texts, hint, errors, register }: NewPasswordFieldsProps) {
  const common = { texts, isRequired: true, autoComplete: "new-password" };
  return (
    <>
      <PasswordField
        id="new-password"
        label={texts.newPassword}
        hint={hint}
        error={errors.password?.message}
        {...common}
        {...register("password")}
      />
      <PasswordField
        id="new-confirm_password"
        label={texts.confirmPassword}
        error={errors.confirm_password?.message}
        {...common}
        {...register("confirm_password")}
      />
    </>
  );
}

interface ResetPasswordFormProps extends FormProps {
  texts: NewPasswordTexts;
  /** The token of the mail's link. */
  token: string;
  /** The account's name, if the backend says it. */
  username?: string;
  hint?: string;
}

/** Asks for a new password, by a link that was mailed. */
export function ResetPasswordForm({ action, texts, token, username, hint, flash }: ResetPasswordFormProps) {
  const { form, errors, ...post } = useFormPost({
    action,
    loadSchema: () =>
      import("@/lib/accounts/forms").then(
        ({ resetPasswordForm, withPasswordRule }) => withPasswordRule(resetPasswordForm, hint).schema,
      ),
    defaultValues: { token, password: "", confirm_password: "" },
    labels: { password: texts.newPassword, confirm_password: texts.confirmPassword },
    idPrefix: "new",
    flash,
    send: submitNatively,
  });
  return (
    <PlainForm {...post} texts={texts}>
      <input type="hidden" defaultValue={token} {...form.register("token")} />
      {username && (
        // Password managers store the new password under this name.
        <Field
          id="reset-email"
          name="username"
          label={texts.email}
          type="email"
          autoComplete="username"
          value={username}
          readOnly
        />
      )}
      <NewPasswordFields texts={texts} hint={hint} errors={errors} register={form.register} />
    </PlainForm>
  );
}

interface ChangePasswordFormProps extends FormProps {
  texts: NewPasswordTexts & { current: string; forgot: string; forgotHint: string };
  /** The name of the account. */
  username: string;
  hint?: string;
}

/** Changes the password of the account that is logged in. */
export function ChangePasswordForm({ action, texts, username, hint, flash }: ChangePasswordFormProps) {
  const { form, errors, ...post } = useFormPost({
    action,
    loadSchema: () =>
      import("@/lib/accounts/forms").then(
        ({ changePasswordForm, withPasswordRule }) => withPasswordRule(changePasswordForm, hint).schema,
      ),
    defaultValues: { current_password: "", password: "", confirm_password: "" },
    labels: {
      current_password: texts.current,
      password: texts.newPassword,
      confirm_password: texts.confirmPassword,
    },
    idPrefix: "new",
    flash,
    send: submitNatively,
  });
  return (
    <PlainForm {...post} texts={texts}>
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        id="new-current_password"
        label={texts.current}
        texts={texts}
        isRequired
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register("current_password")}
      />
      {/* An account that was made with Google has no password. */}
      <p className="-mt-2 text-sm text-ink-600">
        <a href="/forgot-password" className="underlined inline-block py-2">
          {texts.forgot}
        </a>{" "}
        {texts.forgotHint}
      </p>
      <NewPasswordFields texts={texts} hint={hint} errors={errors} register={form.register} />
    </PlainForm>
  );
}

interface LinkGoogleFormProps extends FormProps {
  texts: FormProps["texts"] & { password: string };
  /** The name of the account. */
  username: string;
}

/** The last step of linking Google: asks for the account's password. */
export function LinkGoogleForm({ action, texts, username, flash }: LinkGoogleFormProps) {
  const { form, errors, ...post } = useFormPost({
    action,
    loadSchema: () => import("@/lib/accounts/forms").then((module) => module.linkGoogleForm.schema),
    defaultValues: { password: "" },
    labels: { password: texts.password },
    idPrefix: "link",
    flash,
    send: submitNatively,
  });
  return (
    <PlainForm {...post} texts={texts}>
      {/* Password managers fill in the password of this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        id="link-password"
        label={texts.password}
        texts={texts}
        isRequired
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
    </PlainForm>
  );
}
