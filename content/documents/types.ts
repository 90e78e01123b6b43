import type { ExpertisePath } from "../menus";
import type { PageMeta } from "../types";

export interface Table {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly (string | number)[])[];
}

/** A string is a paragraph. */
export type Block = string | { list: readonly string[]; isNumbered?: true } | { table: Table };

/** A complete sample of what a client receives, on a page below the one that describes the work. */
export interface SampleDocument {
  parent: ExpertisePath;
  slug: string;
  /** The tab of the parent that shows an excerpt: its id. */
  tab: string;
  meta: PageMeta;
  /** The title is also the page's breadcrumb, and the text of links to it. */
  title: string;
  /** For whom the report was written, by whom and when. */
  prepared: string;
  /** What about the report is made up. */
  sample: string;
  /** The summary: the finding, the decision and three numbers. */
  lead: string;
  decision: string;
  numbers: readonly [KeyNumber, KeyNumber, KeyNumber];
  sections: readonly { heading: string; blocks: readonly Block[] }[];
  foot: string;
  /** The sheets of A4 on which it is printed. */
  sheets: number;
}

interface KeyNumber {
  label: string;
  value: string;
  note: string;
}
