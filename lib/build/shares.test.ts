import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sitePage } from "@/content/site-pages";
import { drawShares } from "./shares";

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), "shares-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [home, about] = [sitePage("/"), sitePage("/about-us")];
const files = () => readdirSync(folder).sort();
const inodes = () => files().map((file) => statSync(path.join(folder, file)).ino);

test("share pictures are redrawn when their page changes and removed with it", async () => {
  const shares = await drawShares(folder, [home, about, sitePage("/home")]);
  expect(shares.map(({ name }) => name)).toEqual(["share:/", "share:/about-us"]);
  expect(files()).toEqual(shares.map(({ file }) => file).sort());

  const drawn = inodes();
  // Left by an interrupted build.
  writeFileSync(path.join(folder, "home.12345678.png.part"), "");
  await drawShares(folder, [home, about]);
  expect(inodes()).toEqual(drawn);

  const before = files();
  await drawShares(folder, [{ ...about, meta: { ...about.meta, title: "Another title" } }]);
  expect(files()).toHaveLength(1);
  expect(before).not.toContain(files()[0]);
});
