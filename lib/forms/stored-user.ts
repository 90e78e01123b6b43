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

export const hasStoredUser = () =>
  withStorage((storage) => Boolean(JSON.parse(storage.getItem(KEY) ?? "null")?.username));

export function forgetUser() {
  withStorage((storage) => storage.removeItem(KEY));
  document.documentElement.removeAttribute("data-user");
}
