import { useEffect, useState } from "react";
import * as messages from "@/content/messages";
import { pageState } from "@/lib/browser/page-state";
import { forgetUser, getItem, removeItem, setItem, storeUser } from "@/lib/browser/storage";
import { getJson } from "@/lib/forms/browser";
import type { FormMessage } from "@/lib/forms/define";
import { callbackOfPage, pageAfterLogin } from "@/lib/http/callback-url";

// What follows a log-in: the page is reloaded, as the client's specification asks, and then left for the next one.

/** The delay before the reload: long enough for the message to be read or heard. */
const RELOAD_AFTER_MS = 600;

/**
 * Stores the user and reloads the page. The form stays busy until the page unloads, as the promise is never fulfilled.
 * @param announce shows the form's message meanwhile
 */
export async function reloadLoggedIn(user: unknown, announce: (message: FormMessage) => void): Promise<never> {
  storeUser(user);
  setItem("fresh-login", true);
  announce({ message: messages.login.success, isSuccess: true });
  await new Promise((resolve) => setTimeout(resolve, RELOAD_AFTER_MS));
  location.reload();
  return new Promise(() => {});
}

/** Looks the profile up, and returns the next page: undefined if the backend does not accept the session. */
async function fetchNextPage(): Promise<string | undefined> {
  const response = await getJson("/user/profile");
  if (response.isSuccess) {
    const { record } = response.result as { record: unknown };
    return pageAfterLogin(Boolean(record), callbackOfPage());
  }
  return response.status === 401 ? undefined : pageAfterLogin(false, callbackOfPage());
}

/**
 * Looks the profile up after the reload, and redirects. A visitor who opens the login or register page while logged in
 * is redirected as well.
 * @param hasFlash turns this off: the page was opened to show a message
 * @param show shows the form's message meanwhile
 * @returns true after a log-in, until the next page is known
 */
export function useAfterLogin(hasFlash: boolean, show?: (message: FormMessage) => void): boolean {
  const [isRedirecting, setIsRedirecting] = useState(false);
  useEffect(() => {
    const isFresh = Boolean(getItem("fresh-login"));
    removeItem("fresh-login");
    if (hasFlash || !("user" in pageState())) return;
    if (isFresh) {
      setIsRedirecting(true);
      show?.({ message: messages.login.success, isSuccess: true });
    }
    fetchNextPage().then((path) => {
      if (path) return location.replace(path);
      setIsRedirecting(false);
      forgetUser();
      show?.({ message: isFresh ? messages.account.profileRefused : messages.account.signedOut });
    });
  }, [hasFlash, show]);
  return isRedirecting;
}
