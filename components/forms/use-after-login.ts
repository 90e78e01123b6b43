import { useEffect, useState } from "react";
import { messages } from "@/content/messages";
import { getJson } from "@/lib/forms/ask-json";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { forgetUser, isUserKnown } from "@/lib/forms/stored-user";
import { drop, keep, kept } from "@/lib/forms/tab-storage";
import type { FormState } from "./form-notes";

/** Set from a log-in to the reload that follows it. */
const FRESH_LOGIN = "fresh-login";
export const markFreshLogin = () => keep(FRESH_LOGIN, true);

/** Where the address says that the person wanted to go. */
const wantedPath = () =>
  toCallbackPath(new URLSearchParams(location.search).get("callbackUrl") ?? undefined, location.origin);

/** Home, or where the person wanted to go, if they have a profile; else where they make one. */
async function findNextPage(): Promise<string | undefined> {
  const answer = await getJson("/user/profile");
  if (!answer.isDone) return answer.status === 401 ? undefined : "/my-profile";
  const { record } = answer.result as { record: unknown };
  return record ? (wantedPath() ?? "/home") : "/my-profile";
}

/**
 * The second half of a log-in, once the page has come again: looks the profile up and goes on. Whoever comes here
 * while they are logged in is led on, too.
 * @returns what the form says meanwhile.
 */
export function useAfterLogin(isOff: boolean): FormState | undefined {
  const [state, setState] = useState<FormState>();
  useEffect(() => {
    const isFresh = Boolean(kept(FRESH_LOGIN));
    drop(FRESH_LOGIN);
    if (isOff || !isUserKnown()) return;
    if (isFresh) setState({ message: messages.login.success, isSuccess: true });
    findNextPage().then((path) => {
      if (path) return location.replace(path);
      // The stored user has no session any more.
      forgetUser();
      setState({ message: messages.account.signedOut });
    });
  }, [isOff]);
  return state;
}
