import { readFileSync } from "node:fs";
import { FONT_FILE, pairsIn } from "@/components/art/site-font";
import { publicPaths } from "@/content/routes";
import { expect, open, type Page } from "./fixtures";
import { test } from "./kept-page";
import { piecesOf, serve } from "./served";

const wholeFont = readFileSync(FONT_FILE).toString("base64");

/** How much wider or narrower the site's font sets each of the texts than the whole one, in em. */
const compare = (page: Page, weight: number, texts: string[]) =>
  page.evaluate(
    async ([file, weight, texts]) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace("Whole", bytes, { weight: "400 900" }).load());
      const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
      const widthIn = (family: string, text: string) => {
        pen.font = `${weight} 1000px ${family}`;
        return pen.measureText(text).width / 1000;
      };
      const [site = ""] = getComputedStyle(document.body).fontFamily.split(",");
      await document.fonts.load(`${weight} 1000px ${site}`);
      return texts.map((text) => ({ text, off: widthIn(site, text) - widthIn("Whole", text) }));
    },
    [wholeFont, weight, texts] as const,
  );

/** By weight, how far a pair may be off, and a line for each of its letters. */
const MOST_OFF = [
  [400, 0.027, 0.005],
  [500, 0.015, 0.005],
  [600, 0.0012, 0.0003],
  [700, 0.017, 0.005],
] as const;

test("letters stand beside each other as in the whole font: where headings are set, and nearly so elsewhere", async ({
  page,
  origin,
}) => {
  const pages = await Promise.all(publicPaths().map((path) => serve(origin + path)));
  const lines = [...new Set(pages.flatMap(({ text }) => piecesOf(text)))];
  expect(lines.length).toBeGreaterThan(1_000);
  const pairs = pairsIn(lines.join("\n"));
  expect(pairs.length).toBeGreaterThan(500);
  await open(page, "/");
  for (const [weight, mostOfPair, mostOfLetter] of MOST_OFF) {
    const byPair = await compare(page, weight, pairs);
    expect(byPair.filter(({ off }) => Math.abs(off) > mostOfPair)).toEqual([]);
    const byLine = await compare(page, weight, lines);
    expect(byLine.filter(({ text, off }) => Math.abs(off) / text.length > mostOfLetter)).toEqual([]);
  }
});
