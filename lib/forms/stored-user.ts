/** The user in localStorage: name and role, no credential. */
const KEY = "user";

/** Storage that the browser blocks throws; the page then works as signed out. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

export const storeUser = (user: unknown) => withStorage((storage) => storage.setItem(KEY, JSON.stringify(user)));

/** Whether the visitor is signed in, as components/layout/early-script/ found. */
export const isUserKnown = () => document.documentElement.hasAttribute("data-user");

/** Whether the readable cookie of a session is there (lib/auth/session.ts): a browser may refuse cookies. */
export const hasUserCookie = () => /(?:^|; )user=/.test(document.cookie);

export function forgetUser() {
  withStorage((storage) => storage.removeItem(KEY));
  document.documentElement.removeAttribute("data-user");
}
