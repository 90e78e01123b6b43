import type { JSHandle, Page } from "./fixtures";
import { serve } from "./served";

/**
 * A page as it is served, as a document that runs nothing. It is parsed in a page that has opened nothing: the site's own
 * allow no parser (Trusted Types).
 */
export async function parse(blank: Page, url: string): Promise<JSHandle<Document>> {
  const { text } = await serve(url);
  return blank.evaluateHandle((html) => new DOMParser().parseFromString(html, "text/html"), text);
}
