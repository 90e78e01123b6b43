import { useRef } from "react";
import { type Answer, getJson, postJson } from "@/lib/forms/ask-json";
import { drop, keep, kept } from "@/lib/forms/tab-storage";

/** `crypto.randomUUID` is there under https only. */
const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/**
 * Sends what a form says to the company. `begin` is called when the visitor begins to fill it in. Every try to
 * send the same words carries the same key, a reload in between included, so that they arrive once.
 */
export function useEnquiry(kind: "contact" | "subscribe") {
  const token = useRef<unknown>(undefined);
  const hasBegun = useRef(false);
  const begin = async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const answer = await getJson("/enquiries/token");
    // Nobody waits for it: a form without it is only looked at more closely.
    if (answer.isDone) token.current = answer.result;
  };
  const send = async (values: object): Promise<Answer> => {
    const slot = `enquiry-key:${kind}`;
    const key = kept(slot) ?? makeKey();
    keep(slot, key);
    const answer = await postJson("/enquiries", {
      kind,
      ...values,
      key,
      token: token.current,
      visit: kept("visit"),
    });
    if (answer.isDone) drop(slot);
    return answer;
  };
  return { begin, send };
}
