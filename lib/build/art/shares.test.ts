import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { sitePage } from "@/content/site-pages";
import { withFolder } from "@/lib/testing/folder";
import { drawShares } from "./shares";

const inFolder = withFolder();
const about = sitePage("/about-us");
const draw = (pages: Parameters<typeof drawShares>[2]) => drawShares(inFolder("share"), inFolder("hashes.json"), pages);
const modifiedAt = (file: string) => statSync(inFolder("share", file)).mtimeMs;

test("share pictures are redrawn when their page changes and removed with it", async () => {
  mkdirSync(inFolder("share"));
  writeFileSync(inFolder("share", "gone.png"), "");
  await draw([about]);
  expect(readdirSync(inFolder("share"))).toEqual(["about-us.png"]);

  const before = modifiedAt("about-us.png");
  await draw([about]);
  expect(modifiedAt("about-us.png")).toBe(before);

  writeFileSync(inFolder("share", "about-us.png"), "");
  await draw([{ ...about, meta: { ...about.meta, title: "Another title" } }]);
  expect(statSync(inFolder("share", "about-us.png")).size).toBeGreaterThan(0);
});
