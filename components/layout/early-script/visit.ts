import { getItem, setItem } from "@/lib/forms/tab-storage";

/** Where the visit began, for an enquiry: it may tell which ad paid. */
if (!getItem("visit")) {
  setItem("visit", { landing: location.pathname + location.search, referrer: document.referrer });
}

addEventListener("formdata", ({ target, formData }) => {
  // A form that is posted before React starts carries it, too (components/forms/use-enquiry.tsx).
  if (!(target as HTMLElement).dataset.draft) return;
  for (const [name, value] of Object.entries(getItem("visit") ?? {})) formData.set(name, value);
});
