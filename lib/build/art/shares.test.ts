import { readdirSync, statSync, writeFileSync } from "node:fs";
import { sitePage } from "@/content/site-pages";
import { withFolder } from "@/lib/testing/folder";
import { drawShares } from "./shares";

const inFolder = withFolder();
const [home, about] = [sitePage("/"), sitePage("/about-us")];
const draw = (pages: Parameters<typeof drawShares>[2]) => drawShares(inFolder("share"), inFolder("hashes.json"), pages);
const modifiedAt = (file: string) => statSync(inFolder("share", file)).mtimeMs;

test("share pictures are redrawn when their page changes and removed with it", async () => {
  await draw([home, about, sitePage("/home")]);
  expect(readdirSync(inFolder("share")).sort()).toEqual(["about-us.png", "home.png"]);

  const before = modifiedAt("about-us.png");
  await draw([about]);
  expect(modifiedAt("about-us.png")).toBe(before);
  expect(readdirSync(inFolder("share"))).not.toContain("home.png");

  writeFileSync(inFolder("share", "about-us.png"), "");
  await draw([{ ...about, meta: { ...about.meta, title: "Another title" } }]);
  expect(statSync(inFolder("share", "about-us.png")).size).toBeGreaterThan(0);
});
