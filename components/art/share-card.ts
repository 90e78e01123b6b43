import { outlineText } from "./outline-text";
import type { PaletteName } from "./pattern-colors";
import { panelSvg } from "./pattern-svg";

/** The 1.91 to 1 that link previews expect. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 };
const TEXT_WIDTH = 640;
const MARGIN = 64;
const FONT_SIZE = 64;
const LINE_HEIGHT = 72;
/** A generous average, so that no line reaches the pattern. */
const LETTER_WIDTH = FONT_SIZE * 0.53;

interface ShareCard {
  title: string;
  company: string;
  slug: string;
  color: PaletteName;
}

/** Breaks a text into lines of at most `maxLetters`. */
function wrapText(text: string, maxLetters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= maxLetters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const MARK =
  '<path fill="#fff" d="M12 1l4 4-4 4-4-4z"/><path fill="#fff" d="M12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z"/><path fill="#68B064" d="M12 11l12 12H12z"/>';

/** The picture shown with a link to a page: its title beside its pattern. */
export async function shareCardSvg({ title, company, slug, color }: ShareCard): Promise<string> {
  const { width, height } = SHARE_CARD_SIZE;
  const lines = wrapText(title, Math.floor((TEXT_WIDTH - MARGIN) / LETTER_WIDTH));
  const words = lines
    .map(
      (line, i) =>
        `<text x="${MARGIN}" y="${150 + i * LINE_HEIGHT}" font-size="${FONT_SIZE}" font-weight="600" letter-spacing="-1.6" fill="#fff">${escapeXml(line)}</text>`,
    )
    .join("");
  const panelWidth = width - TEXT_WIDTH - MARGIN;
  const panel = panelSvg(slug, color, { columns: 10, rows: 13 }).replace(
    "<svg ",
    `<svg x="${width - panelWidth}" y="0" width="${panelWidth}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
  );
  const name = `<text x="${MARGIN + 60}" y="560" font-size="32" font-weight="600" fill="#fff">${escapeXml(company)}</text>`;
  return outlineText(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#121212" d="M0 0h${width}v${height}H0z"/>${panel}<g transform="translate(${MARGIN} 528) scale(1.75)">${MARK}</g>${words}${name}</svg>`,
  );
}
