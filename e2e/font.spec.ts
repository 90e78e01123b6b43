import { readFileSync } from "node:fs";
import { FONT_FILE } from "@/components/art/site-font";
import { publicPaths } from "@/content/routes";
import { expect, open, type Page } from "./fixtures";
import { test } from "./kept-page";
import { piecesOf, serve } from "./served";

const wholeFont = readFileSync(FONT_FILE).toString("base64");

/** How much wider or narrower the site's font sets each of the lines than the whole one, in em a letter. */
const compare = (page: Page, weight: number, lines: string[]) =>
  page.evaluate(
    async ([file, weight, lines]) => {
      const whole = new FontFace(
        "Whole",
        Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)),
        {
          weight: "400 900",
        },
      );
      document.fonts.add(await whole.load());
      const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
      const widthIn = (family: string, line: string) => {
        pen.font = `${weight} 100px ${family}`;
        return pen.measureText(line).width / 100;
      };
      const [site = ""] = getComputedStyle(document.body).fontFamily.split(",");
      await document.fonts.load(`${weight} 100px ${site}`);
      return lines.map((line) => ({ line, off: (widthIn(site, line) - widthIn("Whole", line)) / line.length }));
    },
    [wholeFont, weight, lines] as const,
  );

test("pages' words are set as with the whole font: to a hair where they are large, nearly where they are small", async ({
  page,
  origin,
}) => {
  const pages = await Promise.all(publicPaths().map((path) => serve(origin + path)));
  const lines = [...new Set(pages.flatMap(({ text }) => piecesOf(text)))];
  expect(lines.length).toBeGreaterThan(1_000);
  await open(page, "/");
  const large = await compare(page, 600, lines);
  expect(large.filter(({ off }) => Math.abs(off) > 0.0003)).toEqual([]);
  const small = await compare(page, 400, lines);
  expect(small.filter(({ off }) => Math.abs(off) > 0.005)).toEqual([]);
});
