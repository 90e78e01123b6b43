import { renderToStaticMarkup } from "react-dom/server";
import { siteUrl } from "@/lib/env";
import ThisSitePage from "./page";

let mockIsPublic = false;
jest.mock("@/lib/indexing", () => ({
  get isPublicOrigin() {
    return mockIsPublic;
  },
}));

test.each([false, true])("the page links to services that measure it, where they can reach it: %s", (isPublic) => {
  mockIsPublic = isPublic;
  const html = renderToStaticMarkup(<ThisSitePage />);
  const address = encodeURIComponent(`${siteUrl}/this-site`);
  for (const link of [
    `https://pagespeed.web.dev/analysis?url=${address}"`,
    `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(siteUrl).host}"`,
    `https://search.google.com/test/rich-results?url=${address}"`,
  ])
    expect([link, html.includes(link)]).toEqual([link, isPublic]);
});
