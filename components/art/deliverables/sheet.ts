import escapeHtml from "escape-html";
import type { Fitted } from "@/content/deliverables/heading";
import { loadTextMeasure, type MeasureText } from "../outline-text";
import { num } from "../svg";

/** The colours of the design guide that deliverables use. Fills from green-100 to green-700 mean "reserve" to "done". */
export const colors = {
  white: "#FFF",
  ink100: "#EFF1EE",
  ink200: "#E0E2DF",
  ink400: "#9D9F9D",
  ink500: "#6F716F",
  ink600: "#555755",
  ink700: "#3E403E",
  ink950: "#121212",
  green100: "#E2F2E0",
  green300: "#9ACE96",
  green500: "#3C8C3C",
  green600: "#30752E",
  green700: "#276025",
  green800: "#1C481B",
  green900: "#133212",
  earth100: "#FBE6DE",
  earth600: "#994827",
  earth700: "#813B1E",
} as const;

/** The page that a deliverable is drawn on: a wide one, and a narrow one for phones, which is shown at 1 px a unit. */
export interface Sheet {
  isWide: boolean;
  width: number;
  height: number;
  /** The content's edges. */
  left: number;
  right: number;
  fontSize: number;
  /** Thickness of leaders, outlines and base lines. */
  line: number;
  /** Thickness of a limit. */
  limit: number;
  /** The dashes of an outline of what is not there. */
  dashes: string;
  /** Chooses between the values for the wide and for the narrow sheet. */
  pick: <T>(wide: T, narrow: T) => T;
  measure: MeasureText;
}

const WEIGHTS = [400, 500, 600];

export async function loadSheets(): Promise<{ wide: Sheet; narrow: Sheet }> {
  const measure = await loadTextMeasure(WEIGHTS);
  return {
    wide: {
      isWide: true,
      width: 720,
      height: 480,
      left: 32,
      right: 688,
      fontSize: 16,
      line: 1.5,
      limit: 3,
      dashes: "5 4",
      pick: (wide) => wide,
      measure,
    },
    narrow: {
      isWide: false,
      width: 350,
      height: 350,
      left: 18,
      right: 332,
      fontSize: 13,
      line: 1,
      limit: 2.5,
      dashes: "4 3",
      pick: (_, narrow) => narrow,
      measure,
    },
  };
}

/** A text that may be shorter on the narrow sheet. */
export const wording = (sheet: Sheet, text: Fitted): string =>
  typeof text === "string" ? text : sheet.pick(text.wide, text.narrow);

export interface LabelStyle {
  size?: number;
  weight?: 400 | 500 | 600;
  /** ink-950 from weight 500, ink-600 below. */
  fill?: string;
  anchor?: "start" | "middle" | "end";
  spacing?: number;
}

/** A line of text on its baseline. */
export function text(sheet: Sheet, x: number, baseline: number, words: string, style: LabelStyle = {}): string {
  const { size = sheet.fontSize, weight = 400, anchor, spacing } = style;
  const { fill = weight === 400 ? colors.ink600 : colors.ink950 } = style;
  const optional = [
    weight === 400 ? "" : ` font-weight="${weight}"`,
    anchor && anchor !== "start" ? ` text-anchor="${anchor}"` : "",
    spacing ? ` letter-spacing="${spacing}"` : "",
  ].join("");
  return `<text x="${num(x)}" y="${num(baseline)}" font-size="${size}" fill="${fill}"${optional}>${escapeHtml(words)}</text>`;
}

/** Half the height of digits and capitals, in ems. */
const HALF_CAPITAL = 0.345;

/** A line of text centred vertically on `middle`. */
export const label = (sheet: Sheet, x: number, middle: number, words: string, style: LabelStyle = {}): string =>
  text(sheet, x, middle + (style.size ?? sheet.fontSize) * HALF_CAPITAL, words, style);

export const textWidth = (sheet: Sheet, words: string, { size = sheet.fontSize, ...style }: LabelStyle = {}): number =>
  sheet.measure(words, { size, ...style });

/** A day without its year, as drawings write it: "3 Mar". */
export const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A time of day, given in minutes: "07:05". */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** A filled area, given by path data. */
export const fill = (color: string, path: string): string => `<path fill="${color}" d="${path}"/>`;

/** A line, given by path data. */
export const stroke = (color: string, width: number, path: string, attributes = ""): string =>
  `<path fill="none" stroke="${color}" stroke-width="${num(width)}"${attributes} d="${path}"/>`;

/** A check mark that starts at (x, middle). */
export const check = (sheet: Sheet, x: number, middle: number): string =>
  stroke(colors.green800, 2, `M${num(x)} ${num(middle)}${sheet.pick("l5 5 9-10", "l4 4 7-8")}`);

/** The path of a box from (x1, y1) to (x2, y2). */
export const box = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${num(x1)} ${num(y1)}H${num(x2)}V${num(y2)}H${num(x1)}z`;

/** A box with the corners of things that can be touched. */
export const rounded = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="4" ${attributes}/>`;
