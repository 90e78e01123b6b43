import { onRerender } from "../page-state";

/**
 * Passes on the query's `callbackUrl` between the pages of a login, as static pages cannot write it into their links.
 * Other queries are not passed on: that of /reset-password is a token.
 */
function keepQuery() {
  if (!location.search.includes("callbackUrl=")) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-query]")) {
    link.search ||= location.search;
    link.hash ||= location.hash;
  }
}
addEventListener("DOMContentLoaded", keepQuery);
onRerender(keepQuery);

addEventListener("formdata", ({ formData }) => {
  const callbackUrl = new URLSearchParams(location.search).get("callbackUrl");
  // The server does not know the fragment, which browsers carry along redirects.
  if (callbackUrl && !callbackUrl.includes("#")) formData.set("callbackUrl", callbackUrl + location.hash);
});
