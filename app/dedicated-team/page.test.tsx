import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "@/content/labels";
import DedicatedTeamPage from "./page";

let mockIsOpen = false;
jest.mock("@/lib/indexing", () => ({
  get isIndexingOpen() {
    return mockIsOpen;
  },
}));

test.each([false, true])("the page names its samples unless search engines may index it: %s", (isOpen) => {
  mockIsOpen = isOpen;
  expect(renderToStaticMarkup(<DedicatedTeamPage />).includes(labels.samples)).toBe(!isOpen);
});
