import { writeFileSync } from "node:fs";
import { siteUrl } from "@/lib/env";
import { withFolder } from "@/lib/testing/folder";
import { isBuilt } from ".";

const mockInFolder = withFolder();
let mockSite: object;
jest.mock("@/lib/built-site", () => ({
  get BUILT_SITE_FILE() {
    return mockInFolder("site.json");
  },
  readBuiltSite: () => mockSite,
}));

test.each([
  ["these settings", true, {}],
  ["another origin", false, { origin: "https://www.example.org" }],
  ["another kind of backend", false, { hasRemoteBackend: true }],
  ["other extensions of the backend", false, { canSaveRecord: false }],
  ["another retention", false, { retentionDays: 90 }],
  ["search engines", false, { isIndexingOpen: true }],
])("a build for %s is up to date: %s", (_, expected, built) => {
  mockSite = {
    origin: siteUrl,
    hasRemoteBackend: false,
    canSaveRecord: true,
    retentionDays: 730,
    isIndexingOpen: false,
    ...built,
  };
  writeFileSync(mockInFolder("site.json"), "");
  expect(isBuilt()).toBe(expected);
});
