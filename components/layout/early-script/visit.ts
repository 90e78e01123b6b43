import { isBelow, tokenPages } from "@/content/paths";
import { hasAdParameter } from "@/lib/enquiries/ad-parameters";
import { getItem, setItem, VISIT } from "@/lib/forms/tab-storage";

const isAd = hasAdParameter(location.search) && !document.referrer.startsWith(`${location.origin}/`);

/** Where the visit began, for an enquiry: it may tell which ad paid. An ad that is clicked later begins another visit. */
if ((isAd || !getItem(VISIT)) && !isBelow(location.pathname, tokenPages)) {
  setItem(VISIT, { landing: location.pathname + location.search, referrer: document.referrer });
}

addEventListener("formdata", ({ target, formData }) => {
  // A form that is posted before React starts carries it, too (components/forms/use-enquiry.tsx).
  if (!(target as HTMLElement).dataset.draft) return;
  for (const [name, value] of Object.entries(getItem(VISIT) ?? {})) formData.set(name, value);
});
