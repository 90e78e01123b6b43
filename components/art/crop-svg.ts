import { svgPathBbox } from "svg-path-bbox";
import type { Crop } from "@/content/types";
import { type MeasureText, textBoxes } from "./outline-text";

/** Half the thickness of the thickest line. */
const STROKE = 3;

/**
 * A part of a drawing as a drawing of its own, without the texts, paths and rectangles outside it: a phone loads a list of these. Texts
 * must not be outlined yet. What is in a transformed group is taken for being where its own numbers say.
 */
export function cropSvg(svg: string, crop: Crop, measure: MeasureText): string {
  const [x, y, width, height] = crop;
  const isShown = (x1: number, y1: number, x2: number, y2: number) =>
    x1 < x + width + STROKE && x2 > x - STROKE && y1 < y + height + STROKE && y2 > y - STROKE;
  const boxes = textBoxes(svg, measure);
  let at = 0;
  return svg
    .replace(/<text [^>]*>[^<]*<\/text>/g, (text) => {
      const box = boxes[at++];
      return box && isShown(box.x1, box.y1, box.x2, box.y2) ? text : "";
    })
    .replace(/<path [^>]*?\bd="([^"]*)"[^>]*\/>/g, (path, d: string) => (isShown(...svgPathBbox(d)) ? path : ""))
    .replace(
      /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*\/>/g,
      (rect, left: string, top: string, w: string, h: string) =>
        isShown(Number(left), Number(top), Number(left) + Number(w), Number(top) + Number(h)) ? rect : "",
    )
    .replace(/ viewBox="[^"]*"/, ` viewBox="${crop.join(" ")}"`);
}
