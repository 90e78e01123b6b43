import path from "node:path";

/** Written after the build by `lib/cli/failed-page.tsx`, and sent by `failed-page.ts`. */
export const FAILED_PAGE_FILE = path.join(".next", "failed-page.html");
/** Stands in it for the request's reference. */
export const REFERENCE_PLACE = "{reference}";
