/** The user that the browser keeps: who it is and which kind, no credential. */
const KEY = "user";

/** Private windows and blocked storage throw; the page then works as for nobody. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

export const storeUser = (user: unknown) => withStorage((storage) => storage.setItem(KEY, JSON.stringify(user)));

/** Whether somebody is logged in, as the early script found it (components/layout/early-script.tsx). */
export const isUserKnown = () => document.documentElement.hasAttribute("data-user");

export function forgetUser() {
  withStorage((storage) => storage.removeItem(KEY));
  document.documentElement.removeAttribute("data-user");
}
