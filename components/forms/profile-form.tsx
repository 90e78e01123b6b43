"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import * as messages from "@/content/messages";
import type { profileForm } from "@/lib/accounts/forms";
import { forgetUser, storeUser } from "@/lib/browser/storage";
import { postJson, toFormMessage, useFormPost } from "@/lib/forms/browser";
import type { FlashMessage, FormValues } from "@/lib/forms/define";
import { Field, TextAreaField } from "./field";
import { CallbackField, FormNotes, PrivacyLink, RequiredNote, SubmitButton } from "./form-parts";

const loadSchema = () => import("@/lib/accounts/forms").then(({ profileForm }) => profileForm.schema);

type Values = FormValues<typeof profileForm>;

interface ProfileFormProps {
  action: string;
  texts: {
    kind: string;
    kinds: readonly { value: string; label: string; hint: string }[];
    name: string;
    email: string;
    phone: string;
    about: string;
    requiredNote: string;
    optional: string;
    button: string;
    busy: string;
  };
  email: string;
  values: Partial<Values>;
  /** Only the first record chooses the kind of account. */
  isNew: boolean;
  /** The page after the first record is created. */
  callbackUrl?: string;
  flash?: FlashMessage;
}

/** Returns the kind chosen before hydration: react-hook-form does not pick up radio buttons, and would reset them. */
const chosenBefore = () =>
  typeof document === "undefined"
    ? undefined
    : (document.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value as Values["kind"] | undefined);

export function ProfileForm({ action, texts, email, values, isNew, callbackUrl, flash }: ProfileFormProps) {
  const [kind] = useState(() => chosenBefore() ?? values.kind);
  const router = useRouter();
  const { form, formProps, notes, errors, isSubmitting } = useFormPost({
    action,
    loadSchema,
    defaultValues: { name: "", phone: "", about: "", ...values, kind },
    labels: texts,
    idPrefix: "profile",
    flash,
    async send(input) {
      const response = await postJson(action, { ...input, username: email });
      if (!response.isSuccess) {
        if (response.status !== 401) return toFormMessage(response, messages.account.unavailable);
        forgetUser();
        return { message: messages.account.signedOut };
      }
      storeUser(response.result);
      if (isNew && callbackUrl) location.assign(callbackUrl);
      else router.refresh();
      return { message: messages.account.saved, isSuccess: true };
    },
  });
  const { register } = form;

  return (
    <form {...formProps} className="mt-8 grid gap-5">
      <FormNotes {...notes} />
      {/* Another account may have logged in since, in another tab. */}
      <input type="hidden" name="username" value={email} />
      {isNew && <CallbackField callbackUrl={callbackUrl} />}
      <RequiredNote>{texts.requiredNote}</RequiredNote>
      {isNew ? (
        <KindField
          label={texts.kind}
          kinds={texts.kinds}
          error={errors.kind?.message}
          chosen={values.kind}
          input={register("kind")}
        />
      ) : (
        <input type="hidden" defaultValue={values.kind} {...register("kind")} />
      )}
      <Field
        id="profile-name"
        label={texts.name}
        isRequired
        isMarked
        autoComplete="name"
        error={errors.name?.message}
        defaultValue={values.name}
        {...register("name")}
      />
      <Field id="profile-email" label={texts.email} type="email" autoComplete="email" value={email} readOnly />
      <Field
        id="profile-phone"
        label={texts.phone}
        optional={texts.optional}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        defaultValue={values.phone}
        {...register("phone")}
      />
      <TextAreaField
        id="profile-about"
        label={texts.about}
        optional={texts.optional}
        rows={5}
        error={errors.about?.message}
        defaultValue={values.about}
        {...register("about")}
      />
      <div>
        <SubmitButton
          label={texts.button}
          busyLabel={texts.busy}
          isBusy={isSubmitting}
          className="w-full max-w-[420px]"
        />
        <p className="mt-2">
          <PrivacyLink />
        </p>
      </div>
    </form>
  );
}

interface KindFieldProps {
  label: string;
  kinds: readonly { value: string; label: string; hint: string }[];
  error?: string;
  chosen?: string;
  input: ComponentProps<"input">;
}

/** The kind of account, as two cards. */
function KindField({ label, kinds, error, chosen, input }: KindFieldProps) {
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be required or invalid.
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && "profile-kind-error"}
    >
      <legend className="mb-2 text-sm font-semibold">
        {label}
        <span className="text-earth-600" aria-hidden="true">
          {" *"}
        </span>
      </legend>
      <div className="grid gap-3 xs:grid-cols-2">
        {kinds.map((kind, i) => (
          <label
            key={kind.value}
            className={`rounded-ctl flex cursor-pointer gap-4 p-4 has-checked:border-green-600 has-checked:bg-green-50 ${error ? "border-earth-600 border-2" : "border-ink-500 border-[1.5px] hover:border-ink-950"}`}
          >
            <input
              {...input}
              // The list of errors links to the first radio button.
              id={i === 0 ? "profile-kind" : `profile-kind-${kind.value}`}
              type="radio"
              value={kind.value}
              defaultChecked={kind.value === chosen}
              className="diamond"
            />
            <span>
              <span className="block font-semibold">{kind.label}</span>
              <span className="text-sm text-ink-600">{kind.hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p key={error} id="profile-kind-error" className="field-error">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
