let shownPage: string | undefined;

/** Call it when a page has been shown: until then it is what the visitor comes from. */
export function setShownPage(path: string) {
  shownPage = path;
}

/** For the first render of a page: the path of the page of this site that the visitor comes from. */
export function previousPage(): string | undefined {
  if (typeof document === "undefined") return undefined;
  if (shownPage) return shownPage;
  const referrer = document.referrer ? new URL(document.referrer) : undefined;
  return referrer?.origin === location.origin ? referrer.pathname : undefined;
}
