import { useEffect, useState } from "react";
import * as messages from "@/content/messages";
import { callbackOfPage, pageAfterLogin } from "@/lib/forms/callback-url";
import type { FormMessage } from "@/lib/forms/flash-message";
import { getJson } from "@/lib/forms/post-json";
import { forgetUser, isUserKnown } from "@/lib/forms/stored-user";
import { getItem, removeItem, setItem } from "@/lib/forms/tab-storage";

/** Set from a login to the reload that follows it. */
const FRESH_LOGIN = "fresh-login";
export const markFreshLogin = () => setItem(FRESH_LOGIN, true);

/** Looks the profile up. Undefined if the session has expired. */
async function fetchNextPage(): Promise<string | undefined> {
  const response = await getJson("/user/profile");
  if (response.isSuccess) {
    const { record } = response.result as { record: unknown };
    return pageAfterLogin(Boolean(record), callbackOfPage());
  }
  return response.status === 401 ? undefined : pageAfterLogin(false, callbackOfPage());
}

/**
 * The second half of a log-in, after the reload: looks the profile up and redirects. Also redirects a visitor who opens the
 * login or register page while logged in.
 * @returns the form's message meanwhile.
 */
export function useAfterLogin(isOff: boolean): FormMessage | undefined {
  const [message, setMessage] = useState<FormMessage>();
  useEffect(() => {
    const isFresh = Boolean(getItem(FRESH_LOGIN));
    removeItem(FRESH_LOGIN);
    if (isOff || !isUserKnown()) return;
    if (isFresh) setMessage({ message: messages.login.success, isSuccess: true });
    fetchNextPage().then((path) => {
      if (path) return location.replace(path);
      forgetUser();
      setMessage({ message: messages.account.signedOut });
    });
  }, [isOff]);
  return message;
}
