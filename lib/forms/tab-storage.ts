/** Stands in where the browser blocks sessionStorage: lasts until the page is left. */
const memory = new Map<string, unknown>();

/** sessionStorage for JSON values. Never throws. */
export function setItem(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}

export function getItem(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    if (text) return JSON.parse(text);
  } catch {}
  return memory.get(key);
}

export function removeItem(key: string) {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Where the visit began (components/layout/early-script/visit.ts). */
export const VISIT = "visit";

/** Forgets everything but where the visit began. */
export function clearDrafts() {
  const visit = getItem(VISIT);
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {}
  setItem(VISIT, visit);
}

/** The email of an account, from its registration to the login page that follows. */
export const NEW_ACCOUNT = "new-account";
