import { getItem, removeItem, setItem } from "../storage";

/** Saves the values of all form fields. A password is known by its autocomplete, as it may be shown as text. */
export function saveTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "textarea,input:not([type=hidden],[autocomplete$=password])",
  );
  setItem(
    "typed",
    Array.from(fields, ({ id, value, checked }) => ({ id, value, checked })),
  );
}

/** Restores the values of all form fields. Forms read them when they are sent, so React may have started already. */
function restoreTyped() {
  const fields = getItem("typed") ?? [];
  removeItem("typed");
  for (const typed of fields) {
    const field = document.getElementById(typed.id);
    if (field) Object.assign(field, typed);
  }
}

addEventListener("DOMContentLoaded", restoreTyped);
