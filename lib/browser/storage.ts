import type { EnquiryKind } from "@/lib/db/schema";
import { pageState } from "./page-state";

/** The items that a tab keeps in sessionStorage. An older version of the site may have written them. */
interface TabStorage
  extends Record<`draft:${EnquiryKind}`, Record<string, string>>,
    Record<`enquiry-key:${EnquiryKind}`, string>,
    Record<`enquiry-token:${EnquiryKind}`, { text: unknown; at: number }> {
  /** The landing page and the referrer of the visit. Written by early-script/visit.ts; sent with an enquiry. */
  visit: { landing: string; referrer: string };
  /**
   * The values of the form fields when a failed script made the page load again. Written and read by
   * early-script/typed.ts.
   */
  typed: Pick<HTMLInputElement, "id" | "value" | "checked">[];
  /** The username of the session when this tab last checked. Written and read by early-script/user.ts. */
  "tab-user": string;
  /** The email of an account, from its registration to the login page that follows. */
  "new-account": string;
  /** True from a log-in to the reload that follows it. */
  "fresh-login": true;
  /** The subject that was last suggested. The next page's subject replaces it in a draft that still has it. */
  "suggested-subject": string;
  /** The message that was last filled in. The next one replaces it in a draft that still has it. */
  "prefilled-message": string;
}

/** The items of a tab whose browser blocks sessionStorage. They last until the page is left. */
const memory = new Map<string, unknown>();

/** Stores an item. Never throws. */
export function setItem<Key extends keyof TabStorage>(key: Key, value: TabStorage[Key]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}

export function getItem<Key extends keyof TabStorage>(key: Key): TabStorage[Key] | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text) return JSON.parse(text);
  } catch {}
  return memory.get(key) as TabStorage[Key] | undefined;
}

export function removeItem(key: keyof TabStorage) {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Removes every item but the visit. */
export function clearDrafts() {
  const visit = getItem("visit");
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {}
  if (visit) setItem("visit", visit);
}

// The user in localStorage, where the site's other scripts expect it: name and role, no credential. The site does not
// read it.
const USER = "user";

/** Lets an action use localStorage. Where the browser blocks it, it throws, and the page works as signed out. */
function withLocalStorage(act: (storage: Storage) => void) {
  try {
    act(localStorage);
  } catch {}
}

/** Stores the user after a log-in or a change of the role. @param user username and role */
export const storeUser = (user: unknown) => withLocalStorage((storage) => storage.setItem(USER, JSON.stringify(user)));

/** Removes the user when a session has ended. */
export function forgetUser() {
  withLocalStorage((storage) => storage.removeItem(USER));
  delete pageState().user;
}

/**
 * Reads the readable cookie of a session (lib/accounts/session.ts), as JSON. Undefined without a session, and where a
 * browser refuses cookies.
 */
export const readUserCookie = (): string | undefined => /(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1];
