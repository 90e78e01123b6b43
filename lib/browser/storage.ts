import { pageState } from "./page-state";

type EnquiryKind = "contact" | "subscribe";

/** What a tab keeps in sessionStorage. Read values may be of an older version of the site. */
interface TabStorage
  extends Record<`draft:${EnquiryKind}`, Record<string, string>>,
    Record<`enquiry-key:${EnquiryKind}`, string>,
    Record<`enquiry-token:${EnquiryKind}`, { text: unknown; at: number }> {
  /** Where the visit began. Written by early-script/visit.ts; sent with an enquiry. */
  visit: { landing: string; referrer: string };
  /** What the forms contained when a failed script made the page load again. Written and read by early-script/typed.ts. */
  typed: Pick<HTMLInputElement, "id" | "value" | "checked">[];
  /** Who was signed in when this tab last looked. Written and read by early-script/user.ts. */
  "tab-user": string;
  /** The email of an account, from its registration to the login page that follows. */
  "new-account": string;
  /** Set from a log-in to the reload that follows it. */
  "fresh-login": true;
  /** The subject that was last suggested. While a draft still has it, that of a page visited since replaces it. */
  "suggested-subject": string;
  /** The message that was last filled in. While a draft still has it, the next one replaces it. */
  "prefilled-message": string;
}

/** Stands in where the browser blocks sessionStorage: lasts until the page is left. */
const memory = new Map<string, unknown>();

/** Never throws, as the others do not. */
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

/** Forgets everything but where the visit began. */
export function clearDrafts() {
  const visit = getItem("visit");
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {}
  if (visit) setItem("visit", visit);
}

// The user in localStorage, where the product's other scripts expect it: name and role, no credential. The site does not read it.
const USER = "user";

/** Storage that the browser blocks throws; the page then works as signed out. */
function withLocalStorage(act: (storage: Storage) => void) {
  try {
    act(localStorage);
  } catch {}
}

/** After a log-in or a change of the role. @param user username and role */
export const storeUser = (user: unknown) => withLocalStorage((storage) => storage.setItem(USER, JSON.stringify(user)));

/** When a session has ended. */
export function forgetUser() {
  withLocalStorage((storage) => storage.removeItem(USER));
  delete pageState().user;
}

/** The readable cookie of a session (lib/accounts/session.ts), as JSON. Undefined without a session, and where a browser refuses cookies. */
export const userCookie = (): string | undefined => /(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1];
