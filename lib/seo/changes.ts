import { createHash } from "node:crypto";
import changes from "@/content/changes.json";
import { listedPages } from "@/content/site-pages";

/** What was last known of a page's words: their fingerprint, and the day (UTC) on which they came to be so. */
interface Change {
  hash: string;
  day: string;
}
export type Changes = Record<string, Change>;

/** The same however the names of an object are ordered. */
const inOrder = (_: string, value: unknown) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const HASH_LENGTH = 16;
export const hashContent = (content: object) =>
  createHash("sha256").update(JSON.stringify(content, inOrder)).digest("hex").slice(0, HASH_LENGTH);

/** What is true of every listed page, by what was known before: words that are not the same changed on the given day. */
export function findChanges(known: Changes, today: string, pages: readonly Page[] = listedPages): Changes {
  return Object.fromEntries(
    pages.map(({ path, content }) => {
      const hash = hashContent(content);
      const before = known[path];
      return [path, before?.hash === hash ? before : { hash, day: today }];
    }),
  );
}

interface Page {
  path: string;
  content: object;
}

/** As the repository keeps it, so that it is known without the repository's history, too. */
export const knownChanges: Changes = changes;

/** The day on which a page's words last changed, as YYYY-MM-DD. */
export const lastChange = (path: string): string | undefined => knownChanges[path]?.day;
