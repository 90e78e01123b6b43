import { readdirSync, readFileSync } from "node:fs";
import colors from "@/colors.json";

const FOLDERS = ["app", "components", "content", "lib", "deploy", "public"];
/** The files that cannot read the palette (tailwind.config.ts). */
const CANNOT_FOLLOW = /\.svg$|^deploy\/error-pages\/style\.css$/;

test("a green of the palette is written nowhere else", () => {
  const greens = new RegExp(Object.values(colors.green).join("|"), "i");
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ).filter((file) => /\.(css|html|json|[cm]?[jt]sx?)$/.test(file) && !CANNOT_FOLLOW.test(file));
  expect(files.filter((file) => greens.test(readFileSync(file, "utf8")))).toEqual([]);
});
