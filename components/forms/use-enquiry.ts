import { useCallback, useEffect, useMemo, useRef } from "react";
import { type Answer, getJson, postJson } from "@/lib/forms/ask-json";
import { drop, keep, kept } from "@/lib/forms/tab-storage";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A message does not wait longer for a token: without one it is only looked at more closely. */
const LONGEST_WAIT_MS = 2000;

/** `crypto.randomUUID` is there under https only. */
const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

/** A value that a reload does not lose, nor a browser that keeps nothing for the tab. */
function createKept<Value>(slot: string) {
  let value: Value | undefined;
  return {
    get: () => value ?? (kept(slot) as Value | undefined),
    set: (next: Value) => {
      value = next;
      keep(slot, next);
    },
    drop: () => {
      value = undefined;
      drop(slot);
    },
  };
}

interface Token {
  text: unknown;
  at: number;
}

/**
 * Sends what a form says to the company. `begin` is called whenever the visitor turns to a part of it: when they did
 * so first, a token says. Every try to send the same words carries the same key, so that they arrive once.
 */
export function useEnquiry(kind: "contact" | "subscribe", getValues: () => object) {
  const key = useMemo(() => createKept<string>(`enquiry-key:${kind}`), [kind]);
  const token = useMemo(() => createKept<Token>(`enquiry-token:${kind}`), [kind]);
  const asking = useRef<Promise<void>>(undefined);
  const begin = useCallback((): Promise<void> => {
    const { at = 0 } = token.get() ?? {};
    if (Date.now() - at < DAY_MS) return Promise.resolve();
    asking.current ??= getJson("/enquiries/token").then((answer) => {
      asking.current = undefined;
      if (answer.isDone) token.set({ text: answer.result, at: Date.now() });
    });
    return asking.current;
  }, [token]);
  // They may have begun before React came.
  useEffect(() => {
    if (Object.values(getValues()).some(Boolean)) begin();
  }, [begin, getValues]);

  const send = async (values: object): Promise<Answer> => {
    if (!key.get()) key.set(makeKey());
    await Promise.race([begin(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
    const own = { key: key.get(), token: token.get()?.text, visit: kept("visit") };
    const answer = await postJson("/enquiries", { kind, ...values, ...own });
    if (answer.isDone) {
      key.drop();
      token.drop();
    }
    return answer;
  };
  return { begin, send };
}
