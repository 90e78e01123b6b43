import { useRef } from "react";
import { type Answer, getJson, postJson } from "@/lib/forms/ask-json";
import { drop, keep, kept } from "@/lib/forms/tab-storage";

/** `crypto.randomUUID` is there under https only. */
const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/** A value that a reload does not lose, nor a browser that keeps nothing for the tab. */
function useKept(slot: string) {
  const value = useRef<unknown>(undefined);
  return {
    get: () => value.current ?? kept(slot),
    set: (next: unknown) => {
      value.current = next;
      keep(slot, next);
    },
    drop: () => {
      value.current = undefined;
      drop(slot);
    },
  };
}

/**
 * Sends what a form says to the company. `begin` is called whenever the visitor turns to a part of it: when they did
 * so first, a token says. Every try to send the same words carries the same key, so that they arrive once.
 */
export function useEnquiry(kind: "contact" | "subscribe") {
  const key = useKept(`enquiry-key:${kind}`);
  const token = useKept(`enquiry-token:${kind}`);
  const isAsking = useRef(false);
  const begin = async () => {
    if (isAsking.current || token.get()) return;
    isAsking.current = true;
    const answer = await getJson("/enquiries/token");
    isAsking.current = false;
    // Nobody waits for it: a form without it is only looked at more closely.
    if (answer.isDone) token.set(answer.result);
  };
  const send = async (values: object): Promise<Answer> => {
    if (!key.get()) key.set(makeKey());
    const visit = kept("visit");
    const answer = await postJson("/enquiries", { kind, ...values, key: key.get(), token: token.get(), visit });
    if (answer.isDone) {
      key.drop();
      token.drop();
    }
    return answer;
  };
  return { begin, send };
}
