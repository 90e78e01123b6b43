import escapeHtml from "escape-html";
import { loadTextMeasure, outlineText } from "./outline-text";
import type { PaletteName } from "./pattern-colors";
import { panelSvg } from "./pattern-svg";
import { mark } from "./svg";

/** The 1.91 to 1 that link previews expect. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
const TITLE = { weight: 600, spacing: -1.6 };
const LINE_HEIGHT = 1.125;
/** Of a page with a pattern alone, and of one with a picture in front of it. */
const LAYOUTS = {
  pattern: { textWidth: 640, fontSize: 64, panel: { columns: 10, rows: 13 }, panelWidth: 496 },
  picture: { textWidth: 540, fontSize: 52, panel: { columns: 13, rows: 13 }, panelWidth: 630 },
};
/** The picture's window, within a panel as wide as it is high. */
const WINDOW = { inset: 42, size: 546, radius: 12 };

interface ShareCard {
  title: string;
  company: string;
  slug: string;
  color: PaletteName;
  /** A square drawing to show in front of the pattern. */
  picture?: string;
}

/** Breaks a text into lines that fit. */
function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const MARK = `<path fill="#fff" d="${mark.peak}"/><path fill="#fff" d="${mark.light}"/><path fill="#68B064" d="${mark.shade}"/>`;

/** A drawing's own `<svg>`, placed on the card. */
const place = (svg: string, attributes: string) => svg.replace("<svg ", `<svg ${attributes} `);

function windowSvg(picture: string): string {
  const { inset, size, radius } = WINDOW;
  const at = `x="${SHARE_CARD_SIZE.width - inset - size}" y="${inset}" width="${size}" height="${size}"`;
  return `<clipPath id="window"><rect ${at} rx="${radius}"/></clipPath><g clip-path="url(#window)">${place(picture, at)}</g>`;
}

/** The picture shown with a link to a page: its title beside its pattern, or beside what a client receives. */
export async function shareCardSvg({ title, company, slug, color, picture }: ShareCard): Promise<string> {
  const { width, height } = SHARE_CARD_SIZE;
  const { textWidth, fontSize, panel, panelWidth } = picture ? LAYOUTS.picture : LAYOUTS.pattern;
  const measure = await loadTextMeasure([TITLE.weight]);
  const lines = wrapText(title, (line) => measure(line, { size: fontSize, ...TITLE }) <= textWidth - MARGIN);
  const words = lines
    .map(
      (line, i) =>
        `<text x="${MARGIN}" y="${150 + i * fontSize * LINE_HEIGHT}" font-size="${fontSize}" font-weight="${TITLE.weight}" letter-spacing="${TITLE.spacing}" fill="#fff">${escapeHtml(line)}</text>`,
    )
    .join("");
  const pattern = place(
    panelSvg(slug, color, panel),
    `x="${width - panelWidth}" y="0" width="${panelWidth}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
  const name = `<text x="${MARGIN + 60}" y="560" font-size="32" font-weight="600" fill="#fff">${escapeHtml(company)}</text>`;
  return outlineText(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#121212" d="M0 0h${width}v${height}H0z"/>${pattern}${picture ? windowSvg(picture) : ""}<g transform="translate(${MARGIN} 528) scale(1.75)">${MARK}</g>${words}${name}</svg>`,
  );
}
