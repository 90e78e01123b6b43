import { readFileSync } from "node:fs";
import { FONT_FILE, pairsIn } from "@/components/art/site-font";
import { publicPaths } from "@/content/routes";
import { expect, open, type Page } from "./fixtures";
import { test } from "./kept-page";
import { piecesOf, serve } from "./served";

const wholeFont = readFileSync(FONT_FILE).toString("base64");

/** How much wider or narrower the site's font sets each pair of letters than the whole one, in em. */
const compare = (page: Page, weight: number, pairs: string[]) =>
  page.evaluate(
    async ([file, weight, pairs]) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace("Whole", bytes, { weight: "400 900" }).load());
      const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
      const widthIn = (family: string, pair: string) => {
        pen.font = `${weight} 1000px ${family}`;
        return pen.measureText(pair).width / 1000;
      };
      const [site = ""] = getComputedStyle(document.body).fontFamily.split(",");
      await document.fonts.load(`${weight} 1000px ${site}`);
      return pairs.map((pair) => ({ pair, off: widthIn(site, pair) - widthIn("Whole", pair) }));
    },
    [wholeFont, weight, pairs] as const,
  );

/** By weight, how far a pair may be off. */
const MOST_OFF = [
  [400, 0.027],
  [500, 0.015],
  [600, 0.0012],
  [700, 0.017],
] as const;

test("letters stand beside each other as in the whole font: where headings are set, and nearly so elsewhere", async ({
  page,
  origin,
}) => {
  const pages = await Promise.all(publicPaths().map((path) => serve(origin + path)));
  const pairs = pairsIn(pages.flatMap(({ text }) => piecesOf(text)).join("\n"));
  expect(pairs.length).toBeGreaterThan(500);
  await open(page, "/");
  for (const [weight, most] of MOST_OFF) {
    const compared = await compare(page, weight, pairs);
    expect(compared.filter(({ off }) => Math.abs(off) > most)).toEqual([]);
  }
});
