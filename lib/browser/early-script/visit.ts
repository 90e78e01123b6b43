import { hasAdParameter } from "@/lib/ad-parameters";
import { isBelow, tokenPages } from "@/lib/http/paths";
import { getItem, setItem } from "../storage";

const isAd = hasAdParameter(location.search) && !document.referrer.startsWith(`${location.origin}/`);

/**
 * Stores the landing page and the referrer for an enquiry, as they may tell which ad paid. An ad that is clicked later
 * begins another visit.
 */
if ((isAd || !getItem("visit")) && !isBelow(location.pathname, tokenPages)) {
  setItem("visit", { landing: location.pathname + location.search, referrer: document.referrer });
}

addEventListener("formdata", ({ target, formData }) => {
  // A form that is posted before React starts carries the visit, too (components/forms/use-enquiry.tsx).
  if (!(target as HTMLElement).dataset.draft) return;
  for (const [name, value] of Object.entries(getItem("visit") ?? {})) formData.set(name, value);
});
