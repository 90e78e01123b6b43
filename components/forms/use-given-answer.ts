import { useEffect } from "react";
import type { FormState } from "./form-notes";

/** Where the page came with an answer (`?answer`), its address becomes the form's own again: a reload is a new try. */
export function useGivenAnswer(answer: (FormState & { callbackUrl?: string }) | undefined) {
  useEffect(() => {
    if (!answer) return;
    const url = new URL(location.href);
    url.searchParams.delete("answer");
    if (answer.callbackUrl) url.searchParams.set("callbackUrl", answer.callbackUrl);
    history.replaceState(null, "", url);
  }, [answer]);
}
