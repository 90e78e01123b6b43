import { readdirSync, statSync, writeFileSync } from "node:fs";
import { sitePage } from "@/content/site-pages";
import { withFolder } from "@/lib/testing/folder";
import { drawShares } from "./shares";

const inFolder = withFolder();
const [home, about] = [sitePage("/"), sitePage("/about-us")];
const modifiedAt = (file: string) => statSync(inFolder(file)).mtimeMs;

test("share pictures are redrawn when their page changes and removed with it", async () => {
  await drawShares(inFolder(), [home, about, sitePage("/home")]);
  expect(readdirSync(inFolder()).sort()).toEqual(["about-us.png", "hashes.json", "home.png"]);

  const before = modifiedAt("about-us.png");
  await drawShares(inFolder(), [about]);
  expect(modifiedAt("about-us.png")).toBe(before);
  expect(readdirSync(inFolder())).not.toContain("home.png");

  writeFileSync(inFolder("about-us.png"), "");
  await drawShares(inFolder(), [{ ...about, meta: { ...about.meta, title: "Another title" } }]);
  expect(statSync(inFolder("about-us.png")).size).toBeGreaterThan(0);
});
