import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteUrl } from "@/lib/env";
import { isBuilt } from ".";

const mockFolder = mkdtempSync(path.join(tmpdir(), "built-"));
const mockFile = path.join(mockFolder, "site.json");
let mockSite: object;
jest.mock("@/lib/server/built-site", () => ({
  get BUILT_SITE_FILE() {
    return mockFile;
  },
  readBuiltSite: () => mockSite,
}));
afterAll(() => rmSync(mockFolder, { recursive: true }));

test.each([
  ["these settings", true, {}],
  ["another origin", false, { origin: "https://www.example.org" }],
  ["another kind of backend", false, { hasRemoteBackend: true }],
  ["search engines", false, { isIndexingOpen: true }],
])("a build for %s is up to date: %s", (_, expected, built) => {
  mockSite = { origin: siteUrl, hasRemoteBackend: false, isIndexingOpen: false, ...built };
  writeFileSync(mockFile, "");
  expect(isBuilt()).toBe(expected);
});
