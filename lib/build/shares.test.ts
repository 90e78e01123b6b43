import { readdirSync, statSync, writeFileSync } from "node:fs";
import { sitePage } from "@/content/site-pages";
import { withFolder } from "@/lib/testing/folder";
import { drawShares } from "./shares";

const inFolder = withFolder();
const [home, about] = [sitePage("/"), sitePage("/about-us")];
const files = () => readdirSync(inFolder()).sort();
const inodes = () => files().map((file) => statSync(inFolder(file)).ino);

test("share pictures are redrawn when their page changes and removed with it", async () => {
  const shares = await drawShares(inFolder(), [home, about, sitePage("/home")]);
  expect(shares.map(({ name }) => name)).toEqual(["share:/", "share:/about-us"]);
  expect(files()).toEqual(shares.map(({ file }) => file).sort());

  const drawn = inodes();
  // Left by an interrupted build.
  writeFileSync(inFolder("home.12345678.png.part"), "");
  await drawShares(inFolder(), [home, about]);
  expect(inodes()).toEqual(drawn);

  const before = files();
  await drawShares(inFolder(), [{ ...about, meta: { ...about.meta, title: "Another title" } }]);
  expect(files()).toHaveLength(1);
  expect(before).not.toContain(files()[0]);
});
