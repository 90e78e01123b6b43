import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILT_SITE_FILE } from "@/lib/built-site";
import { siteUrl } from "@/lib/settings/env";
import { withFolder } from "@/lib/testing/folder";
import { build, hashSources, isBuilt } from ".";

const inFolder = withFolder();
const repository = process.cwd();
beforeEach(() => {
  process.chdir(inFolder());
  for (const folder of ["app", "components", "content", "lib", "lib/testing", "public"]) mkdirSync(folder);
  writeFileSync("app/page.tsx", "<p>One</p>");
  writeFileSync("tsconfig.json", "{}");
});
// The process leaves the folder before it is deleted.
afterEach(() => process.chdir(repository));

function writeBuild(built: object = {}) {
  mkdirSync(path.dirname(BUILT_SITE_FILE), { recursive: true });
  const settings = {
    origin: siteUrl,
    hasRemoteBackend: false,
    canSaveRecord: true,
    retentionDays: 730,
    isSampleMarkHidden: false,
  };
  writeFileSync(BUILT_SITE_FILE, JSON.stringify({ ...settings, sources: hashSources(), ...built }));
}

test.each([
  ["these settings", true, {}],
  ["another origin", false, { origin: "https://www.example.org" }],
  ["another kind of backend", false, { hasRemoteBackend: true }],
  ["other extensions of the backend", false, { canSaveRecord: false }],
  ["another retention", false, { retentionDays: 90 }],
  ["another rule for samples", false, { isSampleMarkHidden: true }],
])("a build for %s is up to date: %s", (_, expected, built) => {
  writeBuild(built);
  expect(isBuilt()).toBe(expected);
});

const LONG_AGO = new Date("2020-01-01");
const LATER = new Date(Date.now() + 3_600_000);

const writeDraft = (name: string) => writeFileSync(`app/${name}`, "");

const touch = (file: string, date: Date) => utimesSync(file, date, date);

test.each<[string, boolean, () => void]>([
  ["the same text", true, () => {}],
  ["another text", false, () => writeFileSync("app/page.tsx", "<p>Two</p>")],
  ["another configuration", false, () => writeFileSync("tsconfig.json", '{ "include": [] }')],
  ["a test", true, () => writeFileSync("app/page.test.tsx", "")],
  ["a helper of tests", true, () => writeFileSync("lib/testing/helper.ts", "")],
  ["the files of editors", true, () => [".page.tsx.swp", "page.tsx~", "#page.tsx#", ".DS_Store"].forEach(writeDraft)],
  ["one file less", false, () => rmSync("app/page.tsx")],
])("a build is up to date by the content of its sources, whatever their dates: %s, %s", (_, expected, change) => {
  writeBuild();
  change();
  const sources = ["tsconfig.json", "app", ...readdirSync("app").map((name) => path.join("app", name))];
  // `rsync -a`, `tar x` and `cp -a` leave such dates.
  for (const file of sources) touch(file, LONG_AGO);
  expect(isBuilt()).toBe(expected);
  for (const file of sources) touch(file, LATER);
  expect(isBuilt()).toBe(expected);
});

test("a build in a folder with # in its path is refused, before anything is built", async () => {
  mkdirSync("a#b");
  process.chdir("a#b");
  await expect(build()).rejects.toThrow(/^The site cannot be built in a folder with # in its path: .+a#b$/);
});
