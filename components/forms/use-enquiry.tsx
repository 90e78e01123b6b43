import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { getItem, removeItem, setItem } from "@/lib/browser/storage";
import type { EnquiryKind } from "@/lib/enquiries/fields";
import {
  type ApiResponse,
  type FormPostOptions,
  getJson,
  postJson,
  toFormMessage,
  useFormPost,
} from "@/lib/forms/browser";
import type { FormMessage } from "@/lib/forms/define";

const TOKEN_TTL_MS = 24 * 60 * 60 * 1000;
/** The time for which sending waits for a token. An enquiry without one only scores worse as spam. */
const TOKEN_TIMEOUT_MS = 2000;

/** Creates an idempotency key. `crypto.randomUUID` exists under HTTPS only. */
const createKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the fields that a visitor fills in. */
const inputsOf = (form: HTMLFormElement | null) =>
  ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(({ id, name }) => id && name);

const valuesOf = (fields: HTMLInputElement[]) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Reads the values typed before hydration, by field. */
function readTyped(kind: EnquiryKind): Record<string, string> {
  const fields = inputsOf(document.querySelector(`form[data-draft=${kind}]`));
  // Posted line breaks are CRLF, and remain so in a textarea's defaultValue.
  return valuesOf(fields.filter(({ value, defaultValue }) => value !== defaultValue.replaceAll("\r\n", "\n")));
}

/** Reads the typed values at the first render: hydration resets a textarea that has a default. */
export const useTyped = (kind: EnquiryKind) =>
  useState(() => (typeof document === "undefined" ? {} : readTyped(kind)))[0];

interface Options<Values extends FieldValues> extends Omit<FormPostOptions<Values>, "idPrefix" | "send"> {
  /** The values of an empty form, to which the form is reset once the enquiry is sent. */
  empty: Values;
  /** The result of {@link useTyped}, for a form whose textarea has a default. */
  typed?: Record<string, string>;
  /**
   * Fills in fields that the visitor has not edited; `hasDraft` tells whether there is a draft. The values become part
   * of a draft with the visitor's first change.
   */
  suggest?: (fields: FieldAccess<Values>, hasDraft: boolean) => void;
  /** The least time for which the form shows that it is sending, so that the visitor notices. */
  minSendingMs?: number;
  /** The text for a failure without a reason. `status` is undefined if there was no response. */
  failureText: (status: number | undefined) => string;
  /** Called once the enquiry is sent. @returns the form's message then */
  onSent: () => FormMessage;
}

/** The methods of a form with which an enquiry's fields are filled in. */
export type FieldAccess<Values extends FieldValues> = Pick<UseFormReturn<Values>, "getValues" | "setValue">;

/**
 * Makes a form that sends an enquiry, and keeps its values in the tab until they are sent: a reload, a lost connection
 * or a wrong click loses nothing. Every attempt to send the same values carries the same idempotency key.
 */
export function useEnquiry<Values extends FieldValues>(
  kind: EnquiryKind,
  { empty, typed, suggest, minSendingMs, failureText, onSent, ...options }: Options<Values>,
) {
  const { action, flash } = options;
  const draftSlot = `draft:${kind}` as const;
  const keySlot = `enquiry-key:${kind}` as const;
  const tokenSlot = `enquiry-token:${kind}` as const;

  /** Requests the token that tells when the visitor began to fill in the form. */
  const pending = useRef<Promise<void>>(undefined);
  const begin = useCallback((): Promise<void> => {
    const { at = 0 } = getItem(tokenSlot) ?? {};
    if (Date.now() - at < TOKEN_TTL_MS) return Promise.resolve();
    pending.current ??= getJson("/enquiries/token").then((response) => {
      pending.current = undefined;
      if (response.isSuccess) setItem(tokenSlot, { text: response.result, at: Date.now() });
    });
    return pending.current;
  }, [tokenSlot]);

  const post = async (values: Values, element: HTMLFormElement): Promise<ApiResponse> => {
    setItem(draftSlot, values);
    const key = getItem(keySlot) ?? createKey();
    setItem(keySlot, key);
    await Promise.race([begin(), wait(TOKEN_TIMEOUT_MS)]);
    const token = getItem(tokenSlot)?.text;
    const website = new FormData(element).get("website");
    const response = await postJson(action, { ...values, website, key, token, visit: getItem("visit") });
    if (response.isSuccess) for (const slot of [keySlot, tokenSlot]) removeItem(slot);
    return response;
  };

  const { form, formProps, ...shown } = useFormPost<Values>({
    ...options,
    idPrefix: kind,
    async send(values, element, { reset }) {
      const [response] = await Promise.all([post(values, element), minSendingMs && wait(minSendingMs)]);
      if (!response.isSuccess) return toFormMessage(response, failureText(response.status));
      reset(empty);
      removeItem(draftSlot);
      return onSent();
    },
  });

  const { reset, getValues, setValue } = form;
  const isSent = flash?.isSuccess;
  useEffect(() => {
    // It was sent by a post without JavaScript.
    if (isSent) removeItem(draftSlot);
    const draft = getItem(draftSlot);
    // The draft is newer than the values that the server rendered, and older than those typed before hydration.
    if (draft && typeof draft === "object")
      // Fields that the server rejected stay marked.
      reset({ ...getValues(), ...draft, ...typed, ...readTyped(kind) }, { keepErrors: true });
    const isBegun = Object.values(getValues()).some(Boolean);
    suggest?.({ getValues, setValue }, Boolean(draft));
    if (isBegun) {
      setItem(draftSlot, getValues());
      begin();
    }
  }, [kind, draftSlot, isSent, typed, suggest, reset, getValues, setValue, begin]);

  const enquiryProps = {
    ...formProps,
    "data-draft": kind,
    /** Stores all fields: a browser may have filled in others without an event. */
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => setItem(draftSlot, valuesOf(inputsOf(currentTarget))),
    onFocusCapture() {
      formProps.onFocusCapture();
      begin();
    },
  };
  return { form, formProps: enquiryProps, ...shown };
}

/** A honeypot: people neither see nor reach it. The label is for those without styles. */
export const HoneypotInput = ({ label }: { label: string }) => (
  <div className="sr-only" aria-hidden="true">
    <label>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
