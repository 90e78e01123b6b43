import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { DRAFT, drop, keep, kept } from "@/lib/forms/tab-storage";

/**
 * Keeps what is typed in the tab until it is sent: a reload, a lost line and a wrong click lose nothing.
 * @param isSent whether the page itself says that it was sent, by the browser before React came.
 */
export function useDraft<Values extends FieldValues>(name: string, form: UseFormReturn<Values>, isSent = false) {
  const slot = `${DRAFT}${name}`;
  const { reset, watch, getValues } = form;
  useEffect(() => {
    if (isSent) drop(slot);
    const draft = kept(slot);
    // What was typed before React came is newer than what the tab has kept, field by field.
    const typed = Object.fromEntries(Object.entries(getValues()).filter(([, value]) => value));
    if (draft && typeof draft === "object") reset({ ...getValues(), ...draft, ...typed });
    if (Object.keys(typed).length) keep(slot, getValues());
    const { unsubscribe } = watch((values) => keep(slot, values));
    return unsubscribe;
  }, [slot, isSent, reset, watch, getValues]);
  return { forget: () => drop(slot) };
}
