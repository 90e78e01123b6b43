import { isBelow, personalPages } from "@/content/paths";
import { clearDrafts, getItem, setItem } from "@/lib/forms/tab-storage";
import { root } from "./root";

/** Who was signed in when this tab last looked. */
const TAB_USER = "tab-user";

/**
 * Marks the page of a signed-in visitor. The `user` cookie (lib/auth/session.ts), which lasts as long as the session, alone decides; its
 * value is copied to localStorage, where the product's other scripts expect it.
 * @returns the username.
 */
function markUser(): string | undefined {
  let username: string | undefined;
  try {
    const user = decodeURIComponent(/(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1] ?? "");
    username = user && JSON.parse(user).username;
    if (username) localStorage.setItem("user", user);
    else localStorage.removeItem("user");
  } catch {
    // Storage may be blocked.
  }
  if (username) root.dataset.user = username;
  else delete root.dataset.user;
  // Drafts hold name and phone: they end with the session in which they were written, in every tab.
  const before = getItem(TAB_USER);
  if (before && before !== username) clearDrafts();
  setItem(TAB_USER, username ?? "");
  return username || undefined;
}

const loadedFor = markUser();

/**
 * Checks again who is signed in, which another tab may have changed. A page with another account's data is reloaded, also one from the
 * router's cache; signed out, the server redirects it to the login page. A page that reported the end of its session itself
 * (forgetUser) stays, with what was typed.
 */
function checkUser({ type }: Event) {
  const before = root.dataset.user;
  const user = markUser();
  const isChange = type === "newpath" || user !== before;
  // Going back after logging out: the back/forward cache has kept the page with its fields.
  if (type === "pageshow" && before && isChange) for (const form of document.forms) form.reset();
  if (isChange && user !== loadedFor && isBelow(location.pathname, personalPages)) location.reload();
}
for (const type of ["pageshow", "focus", "storage", "newpath"]) addEventListener(type, checkUser);
