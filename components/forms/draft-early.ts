import { DRAFT } from "@/lib/forms/tab-storage";

// As in google-early.ts: it also stands in pages, as text, so it uses nothing from outside and names no function in it.

/** Until React comes, keeps what is typed as that does (use-draft.ts): a reload loses nothing, whether or not scripts come. */
function keepTyped(kind: HTMLInputElement | null, draft: string) {
  const form = kind?.form;
  if (!form) return;
  const slot = draft + kind.value;
  // Those that a visitor sees.
  const fields = ([...form.elements] as HTMLInputElement[]).filter(({ id }) => id);
  try {
    const kept = JSON.parse(sessionStorage[slot]);
    // It is newer than what a page says that the form was answered with, and older than what is typed meanwhile.
    for (const field of fields) if (field.value === field.defaultValue) field.value = kept[field.name] ?? field.value;
  } catch {}
  form.addEventListener("input", () => {
    try {
      sessionStorage[slot] = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    } catch {}
  });
}

/** A draft that was sent is none any more. */
function dropSent(slot: string) {
  try {
    sessionStorage.removeItem(slot);
  } catch {}
}

/**
 * The script of a page with a form that has a draft; lib/cli/finish-pages.ts puts it into static ones.
 * @param sent the form's name, where the page says that it was sent.
 */
export const draftScript = (sent?: string): string =>
  `${sent ? `(${dropSent})("${DRAFT}${sent}");` : ""}(${keepTyped})(document.querySelector("[name=kind]"),"${DRAFT}")`;
