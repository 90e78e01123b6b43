"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/ask-json";
import type { ProfileInput } from "@/lib/forms/schemas";
import { forgetUser, storeUser } from "@/lib/forms/stored-user";
import { checkLater } from "./check-later";
import { Field, TextAreaField } from "./field";
import { FormNotes, type FormState, toFormState } from "./form-notes";
import { KindField } from "./kind-field";
import { nativeErrors } from "./native-errors";
import { PrivacyLink } from "./privacy-link";
import { SubmitButton } from "./submit-button";
import { useGivenAnswer } from "./use-given-answer";

const { check, prepare } = checkLater<ProfileInput>(({ profile }) => profile);

interface ProfileFormProps {
  texts: {
    kind: string;
    kinds: readonly { value: string; label: string; hint: string }[];
    name: string;
    email: string;
    phone: string;
    about: string;
    optional: string;
    button: string;
    busy: string;
  };
  email: string;
  values: Partial<ProfileInput>;
  /** Only the first record chooses the kind of account. */
  isNew: boolean;
  answer?: FormState;
}

/** What was chosen before React came: registering the group's inputs one after the other takes it back. */
const chosenBefore = () =>
  typeof document === "undefined"
    ? undefined
    : (document.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value as
        | ProfileInput["kind"]
        | undefined);

export function ProfileForm({ texts, email, values, isNew, answer }: ProfileFormProps) {
  const [state, setState] = useState<FormState>(answer ?? {});
  useGivenAnswer(answer);
  const [kind] = useState(() => chosenBefore() ?? values.kind);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<ProfileInput>({
    resolver: check,
    defaultValues: { name: "", phone: "", about: "", ...values, kind },
  });
  const { isSubmitting, errors } = formState;
  const router = useRouter();

  const send = handleSubmit(async (input) => {
    setState({});
    const answer = await postJson("/user/profile", { ...input, username: email });
    if (!answer.isDone) {
      if (answer.status === 401) forgetUser();
      const reason = answer.status === 401 ? messages.account.signedOut : answer.reason;
      return setState(toFormState({ ...answer, reason }, messages.login.unavailable));
    }
    storeUser(answer.result);
    setState({ message: messages.account.saved, isSuccess: true });
    router.refresh();
  });

  return (
    <form
      method="post"
      action="/user/profile"
      className="mt-8 grid gap-5"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
      onInvalidCapture={nativeErrors({ setError, clearErrors })}
      onFocusCapture={prepare}
    >
      {/* Another account may have been logged in to meanwhile, in another tab. */}
      <input type="hidden" name="username" value={email} />
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
        error={errors.name?.message}
        defaultValue={values.name}
        {...register("name")}
      />
      <Field id="profile-email" label={texts.email} type="email" value={email} readOnly />
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
        <FormNotes state={state} isGiven={Boolean(answer)} />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} />
        <p className="mt-4 text-xs">
          <PrivacyLink />
        </p>
      </div>
    </form>
  );
}
