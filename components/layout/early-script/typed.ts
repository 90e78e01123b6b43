import { getItem, removeItem, setItem } from "@/lib/forms/tab-storage";

/** From the reload after a failure to the page that follows it. */
const TYPED = "typed";
type Typed = Pick<HTMLInputElement, "id" | "value" | "checked">;

/** Saves what the forms contain. A password is known by its autocomplete, as it may be shown as text. */
export function saveTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "textarea,input:not([type=hidden],[autocomplete$=password])",
  );
  setItem(
    TYPED,
    Array.from(fields, ({ id, value, checked }): Typed => ({ id, value, checked })),
  );
}

/** Forms find it as if it was typed just now. They read their fields when they are sent, so React may have started already. */
function restoreTyped() {
  const fields = (getItem(TYPED) ?? []) as Typed[];
  removeItem(TYPED);
  for (const typed of fields) {
    const field = document.getElementById(typed.id);
    if (field) Object.assign(field, typed);
  }
}

addEventListener("DOMContentLoaded", restoreTyped);
