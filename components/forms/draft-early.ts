import { DRAFT } from "@/lib/forms/tab-storage";

// As in google-early.ts: it also stands in pages, as text, so it uses nothing from outside and names no function in it.

/**
 * Until React comes, which keeps what is typed (use-draft.ts): where a page's scripts were lost, its button loads the page
 * again, and what was typed stands there again, whether or not they come now.
 */
function keepTyped({ form, value: kind }: HTMLInputElement, draft: string) {
  const slot = draft + kind;
  // Those that a visitor sees.
  const fields = ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(({ id }) => id);
  try {
    const kept = JSON.parse(sessionStorage[slot]);
    for (const field of fields) field.value ||= kept[field.name] ?? "";
  } catch {}
  addEventListener(
    "click",
    ({ target }) => {
      if (!form?.isConnected || !(target as Element).closest("#chunk-failed")) return;
      try {
        sessionStorage[slot] = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
      } catch {}
    },
    true,
  );
}

/** The script of a page with a form that has a draft; lib/cli/finish-pages.ts puts it there. */
export const draftScript = `(${keepTyped})(document.querySelector("[name=kind]"),"${DRAFT}")`;
