import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { getItem, removeItem, setItem } from "@/lib/browser/storage";
import type { EnquiryKind } from "@/lib/enquiries/fields";
import { type ApiResponse, getJson, postJson } from "@/lib/forms/browser";

const TOKEN_TTL_MS = 24 * 60 * 60 * 1000;
/** The time for which sending waits for a token. An enquiry without one only scores worse as spam. */
const TOKEN_TIMEOUT_MS = 2000;

/** Creates an idempotency key. `crypto.randomUUID` exists under HTTPS only. */
const createKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

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

/** The part of react-hook-form's `useForm` that enquiries use. */
interface EnquiryForm<Values> {
  getValues: () => Values;
  reset: (values: Values, options?: { keepErrors?: boolean }) => void;
}

/**
 * Sends an enquiry, and keeps its values in the tab until they are sent: a reload, a lost connection or a wrong
 * click loses nothing. Every attempt to send the same values carries the same idempotency key.
 *
 * @param options.isSent tells that the form was sent already, by a post without JavaScript.
 * @param options.typed is the result of {@link useTyped}, for a form whose textarea has a default.
 * @param options.suggest fills in fields that the visitor has not edited; its argument says whether there is a draft.
 *   The values become part of a draft with the visitor's first change.
 */
export function useEnquiry<Values extends FieldValues>(
  kind: EnquiryKind,
  form: EnquiryForm<Values>,
  {
    action,
    isSent = false,
    typed,
    suggest,
  }: { action: string; isSent?: boolean; typed?: Record<string, string>; suggest?: (hasDraft: boolean) => void },
) {
  const { reset, getValues } = form;
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

  useEffect(() => {
    if (isSent) removeItem(draftSlot);
    const draft = getItem(draftSlot);
    // The draft is newer than the values that the server rendered, and older than those typed before hydration.
    if (draft && typeof draft === "object")
      // Fields that the server rejected stay marked.
      reset({ ...getValues(), ...draft, ...typed, ...readTyped(kind) }, { keepErrors: true });
    const isBegun = Object.values(getValues()).some(Boolean);
    suggest?.(Boolean(draft));
    if (isBegun) {
      setItem(draftSlot, getValues());
      begin();
    }
  }, [kind, draftSlot, isSent, typed, suggest, reset, getValues, begin]);

  /** Stores all fields on the form's input events: a browser may have filled in others without an event. */
  const keepDraft = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setItem(draftSlot, valuesOf(inputsOf(currentTarget)));

  const send = async (values: Values, sent?: HTMLFormElement): Promise<ApiResponse> => {
    setItem(draftSlot, values);
    const key = getItem(keySlot) ?? createKey();
    setItem(keySlot, key);
    await Promise.race([begin(), new Promise((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS))]);
    const token = getItem(tokenSlot)?.text;
    const website = sent ? new FormData(sent).get("website") : "";
    const response = await postJson(action, { ...values, website, key, token, visit: getItem("visit") });
    if (response.isSuccess) for (const slot of [keySlot, tokenSlot]) removeItem(slot);
    return response;
  };
  /** Empties the form and forgets its draft. */
  const clear = (empty: Values) => {
    reset(empty);
    removeItem(draftSlot);
  };
  return { begin, keepDraft, send, clear };
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
