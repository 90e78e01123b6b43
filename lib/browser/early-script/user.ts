import { isBelow, personalPages } from "@/lib/http/paths";
import { pageState } from "../page-state";
import { clearDrafts, getItem, readUserCookie, setItem } from "../storage";

/**
 * Marks the page of a signed-in visitor. The `user` cookie (lib/accounts/session.ts), which lasts as long as the
 * session, alone decides; its value is copied to localStorage, where the site's other scripts expect it.
 * @returns the username.
 */
function markUser(): string | undefined {
  let username: string | undefined;
  try {
    const user = decodeURIComponent(readUserCookie() ?? "");
    username = user && JSON.parse(user).username;
    if (username) localStorage.setItem("user", user);
    else localStorage.removeItem("user");
  } catch {
    // Storage may be blocked.
  }
  if (username) pageState().user = username;
  else delete pageState().user;
  // Drafts hold name and phone: they end with the session in which they were written, in every tab.
  const before = getItem("tab-user");
  if (before && before !== username) clearDrafts();
  setItem("tab-user", username ?? "");
  return username || undefined;
}

const loadedFor = markUser();

/**
 * Checks whether another tab has logged in or out. A page with another account's data is reloaded; signed out, the
 * server redirects it to the login page. A page that reported the end of its session itself (forgetUser) stays, with
 * what was typed.
 */
function checkUser(cause: "pageshow" | "focus" | "storage") {
  const before = pageState().user;
  const user = markUser();
  const isChange = user !== before;
  // The back/forward cache keeps a page with its fields, also after a log-out.
  if (cause === "pageshow" && before && isChange) for (const form of document.forms) form.reset();
  if (isChange && user !== loadedFor && isBelow(location.pathname, personalPages)) location.reload();
}
for (const event of ["pageshow", "focus", "storage"] as const) addEventListener(event, () => checkUser(event));
