import { titleEnd } from "@/content/company/brand";
import { expect, test } from "../fixtures";
import { send } from "../support/http";

// The paths that are not found are tested in lib/server/redirects.test.ts and headers.spec.ts, the look of the page in
// exhaustive/pages/pages.spec.ts.
test("an unknown path gets the error screen, with a link to the home page", async ({ origin }) => {
  const { status, text } = await send(origin, "/services/unknown");
  expect(status).toBe(404);
  expect(text).toContain(`<title>Page not found${titleEnd}</title>`);
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
  for (const part of ["No page on this hill.", "404 Not Found", "Unexpected Application Error!"])
    expect(main).toContain(part);
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/);
});
