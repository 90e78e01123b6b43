import { isBelow, personalPages } from "@/content/paths";
import { root } from "./root";

/**
 * Marks the page of a signed-in visitor. The `user` cookie (lib/auth/session.ts) lasts as long as the session; its value is
 * copied to localStorage, where the product's other scripts expect it, and removed with it.
 * @returns the username.
 */
function markUser(): string | undefined {
  let user: string | null | undefined = /(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1];
  try {
    user &&= decodeURIComponent(user);
    if (user) {
      localStorage.setItem("user", user);
      localStorage.setItem("user-session", "1");
    } else {
      if (localStorage.getItem("user-session")) {
        localStorage.removeItem("user");
        localStorage.removeItem("user-session");
      }
      user = localStorage.getItem("user");
    }
  } catch {
    // Storage may be blocked: the cookie alone decides.
  }
  delete root.dataset.user;
  try {
    const username = user && JSON.parse(user).username;
    if (username) root.dataset.user = username;
  } catch {}
  return root.dataset.user;
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
  if (isChange && user !== loadedFor && isBelow(location.pathname, personalPages)) location.reload();
}
for (const type of ["pageshow", "focus", "storage", "newpath"]) addEventListener(type, checkUser);
