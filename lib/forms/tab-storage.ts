/** What stands before the name of a form whose draft is kept. */
export const DRAFT = "draft:";

/** What one tab keeps until it is closed, a reload included. Where storage is blocked it keeps nothing. */
export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function kept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function drop(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
