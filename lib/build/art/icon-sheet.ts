import iconNodes from "lucide-static/icon-nodes.json";
import svgpath from "svgpath";
import type { IconName } from "@/content/types";
import { diamond, num, svg } from "./svg";

type Shape = readonly [tag: string, attributes: Record<string, string>];
const icons = iconNodes as unknown as Record<IconName, readonly Shape[]>;

/** Rounded corners have at most this radius. */
const CORNER_RADIUS = 2.6;
/** How far the control points of a quarter circle reach towards the corner around it. */
const QUARTER_REACH = (4 / 3) * Math.tan(Math.PI / 8);

/** A path without curves: rounded corners become sharp, any other curve one line for each 90 degrees at most. */
function straighten(path: string): string {
  let result = "";
  const straight = svgpath(path).abs().unshort().unarc();
  straight.iterate((segment, _, fromX, fromY) => {
    if (segment[0] !== "C") {
      result += segment[0] + segment.slice(1).map(Number).map(num).join(" ");
      return;
    }
    const [, x1, y1, x2, y2, x, y] = segment;
    const before = [(x1 - fromX) / QUARTER_REACH, (y1 - fromY) / QUARTER_REACH] as const;
    const after = [(x - x2) / QUARTER_REACH, (y - y2) / QUARTER_REACH] as const;
    const radius = Math.hypot(...before);
    const isQuarter = Math.abs(before[0] * after[0] + before[1] * after[1]) < radius ** 2 / 10;
    if (isQuarter && radius <= CORNER_RADIUS) result += `L${num(fromX + before[0])} ${num(fromY + before[1])}`;
    result += `L${num(x)} ${num(y)}`;
  });
  return result;
}

/** Path data of a shape of Lucide's in the forms of this design: corners are sharp, and circles are diamonds. */
function toPath([tag, attributes]: Shape): string {
  const { d = "", points = "" } = attributes;
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case "path":
      return straighten(d);
    case "circle":
      return `${diamond(at("cx"), at("cy"), at("r"))}z`;
    case "ellipse":
      return `M${at("cx") - at("rx")} ${at("cy")}l${at("rx")} ${-at("ry")} ${at("rx")} ${at("ry")} ${-at("rx")} ${at("ry")}z`;
    case "rect":
      return `M${at("x")} ${at("y")}h${at("width")}v${at("height")}h${-at("width")}z`;
    case "line":
      return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
    case "polyline":
      return `M${points}`;
    case "polygon":
      return `M${points}z`;
    default:
      throw new Error(`<${tag}> is no shape of Lucide's that is known here.`);
  }
}

/** A file of icons, each a path whose id is its name, to be stroked by the page that shows them. */
export const iconSheetSvg = (names: readonly IconName[]) =>
  svg(24, 24, names.map((name) => `<path id="${name}" d="${icons[name].map(toPath).join("")}"/>`).join(""));
