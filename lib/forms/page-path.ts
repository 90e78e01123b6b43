/**
 * The page that a path shows. `/login/message` and `/contact-us/sent` are the same pages with the result of a form that
 * was posted without JavaScript; home's are below `/home`.
 */
export function toPagePath(path: string): string {
  const page = path.replace(/\/(message|sent)$/, "");
  return page !== path && page === "/home" ? "/" : page;
}
