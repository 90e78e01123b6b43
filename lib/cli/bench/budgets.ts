/** What a page's first load is made of. `prefetch` is what is fetched ahead, of any kind. */
export const kinds = ["html", "css", "js", "font", "image", "other", "prefetch"] as const;
export type Kind = (typeof kinds)[number];

export interface Load {
  /** Bodies with gzip, which compares with what others have measured. */
  bytes: Record<Kind, number>;
  /** Bodies as browsers get them, most of them with brotli. */
  total: number;
  /** The total with the answers' headers. */
  withHeaders: number;
}

/** What a browser that takes gzip only is sent. */
export const gzipTotal = ({ bytes }: Load): number => Object.values(bytes).reduce((sum, one) => sum + one, 0);

/** A page's first load, with the scripts that come once a visitor turns to it (components/layout/late-scripts.ts). */
export interface Weight extends Load {
  path: string;
  hasForm: boolean;
  /** What it loads before. */
  untouched: Load;
}

const MOST = { html: 14_000, css: 9_000, font: 50_000, image: 30_000, prefetch: 6_000 };
const MOST_JS = { withForm: 165_000, without: 144_000 };
/** Of a page that nobody has turned to, and with gzip. */
const MOST_UNTOUCHED = 60_000;
const MOST_TOTAL = { home: 200_000, elsewhere: 185_000 };
/** With the scripts that come once a visitor turns to it. */
const MOST_GZIP = 200_000;

/** The home page has two addresses. */
const isHome = (path: string) => path === "/" || path === "/home";

/** A page without them was not measured as it is. */
const NEEDED: readonly Kind[] = ["html", "css", "js", "font", "image"];

/** What is wrong with a page's weight, a line each; nothing where it keeps its budget. */
export function judge(weight: Weight): string[] {
  const { path, hasForm, bytes, total, untouched } = weight;
  const most = {
    ...MOST,
    js: hasForm ? MOST_JS.withForm : MOST_JS.without,
    total: isHome(path) ? MOST_TOTAL.home : MOST_TOTAL.elsewhere,
    "total with gzip": MOST_GZIP,
    "js untouched": 0,
    "total untouched with gzip": MOST_UNTOUCHED,
  };
  const measured: Record<string, number> = {
    ...bytes,
    total,
    "total with gzip": gzipTotal(weight),
    "js untouched": untouched.bytes.js,
    "total untouched with gzip": gzipTotal(untouched),
  };
  return [
    ...NEEDED.filter((kind) => bytes[kind] === 0).map((kind) => `${path} loaded no ${kind}`),
    ...Object.entries(most)
      .filter(([kind, limit]) => (measured[kind] ?? 0) > limit)
      .map(([kind, limit]) => `${path} has ${measured[kind]} bytes of ${kind}, and may have ${limit}`),
  ];
}
