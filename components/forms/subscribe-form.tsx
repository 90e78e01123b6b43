"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { messages } from "@/content/messages";
import { postJson } from "@/lib/forms/ask-json";
import { type SubscribeInput, subscribeSchema } from "@/lib/forms/schemas";
import { SubmitButton } from "./submit-button";

const SUCCESS_SHOWN_MS = 3000;
const { success, privacy, unavailable } = messages.subscribe;

interface SubscribeFormProps {
  texts: { label: string; button: string; busy: string };
}

/** Home: leave an address and be contacted. Its messages stand in for the privacy line. */
export function SubscribeForm({ texts }: SubscribeFormProps) {
  const [outcome, setOutcome] = useState<"success" | "failure">();
  const { register, handleSubmit, reset, formState } = useForm<SubscribeInput>({
    resolver: zodResolver(subscribeSchema),
    defaultValues: { email: "" },
  });
  const { isSubmitting, errors } = formState;
  const error = errors.email?.message ?? (outcome === "failure" ? unavailable : undefined);

  // On a small screen the message comes below the fold.
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error || outcome === "success") note.current?.scrollIntoView({ block: "nearest" });
  }, [error, outcome]);
  useEffect(() => {
    if (outcome !== "success") return;
    const timer = setTimeout(() => setOutcome(undefined), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const send = handleSubmit(async (values) => {
    setOutcome(undefined);
    const answer = await postJson("/enquiries", { kind: "subscribe", ...values });
    if (answer.isDone) reset();
    setOutcome(answer.isDone ? "success" : "failure");
  });

  return (
    <form
      method="post"
      action="/enquiries"
      noValidate
      className="unless-user mt-8 max-w-[540px]"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : send(event))}
    >
      <input type="hidden" name="kind" value="subscribe" />
      <label htmlFor="subscribe-email" className="mb-2 block text-sm font-semibold">
        {texts.label}
      </label>
      <div className="flex flex-col gap-3 xs:flex-row">
        <input
          id="subscribe-email"
          type="email"
          autoComplete="email"
          className="field-input min-w-0 xs:flex-1"
          aria-invalid={errors.email ? true : undefined}
          aria-describedby="subscribe-note"
          {...register("email")}
        />
        <SubmitButton label={texts.button} busyLabel={texts.busy} isBusy={isSubmitting} hasArrow />
      </div>
      <div ref={note} id="subscribe-note" className="scroll-mb-4 mt-2.5 min-h-19 xs:min-h-13">
        <div role="alert">
          {error && (
            <p className="field-error items-start">
              <Icon name="triangle-alert" />
              {error}
            </p>
          )}
        </div>
        <div role="status">
          {outcome === "success" && (
            <p className="note bg-green-100 px-4 py-2.5 text-green-800">
              <Icon name="check" className="mt-1" />
              {success}
            </p>
          )}
        </div>
        {!error && outcome !== "success" && <p className="text-xs text-ink-600">{privacy}</p>}
      </div>
    </form>
  );
}
