import type { ExpertisePath } from "../menus";
import type { PageMeta } from "../types";

/** Text with commands and what is stressed. */
export type Inline = string | { code: string } | { strong: string } | readonly Inline[];

/** `small` is a second line. */
export type Cell = Inline | number | { value: Inline | number; small?: string; tone?: "good" | "bad" };

export interface Column {
  label: string;
  /** The label of the cell on a phone, where it is shorter. */
  short?: string;
  /** In a table of numbers: a column of words. */
  isText?: true;
  isOneLine?: true;
}

export interface Table {
  kind: "table";
  caption: string;
  note?: string;
  columns: readonly Column[];
  /** The first cell heads its row. */
  rows: readonly (readonly Cell[])[];
  total?: readonly Cell[];
  /** The index of a row that stands out. */
  marked?: number;
  /**
   * On a phone: "numbers" stays a table if it fits; "labelled" becomes a list of rows, each cell after its column's label; "plain" one without
   * labels.
   */
  phone: "numbers" | "labelled" | "plain";
  /** A word before the first cell of each row, where the table is a list. */
  rowName?: string;
  /** Columns of one width. */
  isEven?: true;
  /** May go on on the next sheet, between two rows. */
  mayBreak?: true;
}

export interface LoadSample {
  load: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Response times against load, in seconds. */
export interface LoadChart {
  kind: "load";
  samples: readonly LoadSample[];
  /** Of p95. */
  limit: { seconds: number; label: string };
  peak: { load: number; label: string };
  unit: string;
}

/** What was allowed, and what it took, on both sides of a loss. In minutes, as those after midnight. */
export interface DrillChart {
  kind: "drill";
  start: number;
  end: number;
  lost: { at: number; label: string };
  open: { at: number; label: string };
  /** Before the loss and after it. */
  objective: { label: string; before: number; after: number };
  reached: { label: string; before: number; steps: readonly number[] };
}

/** The days that are left of each exception. */
export interface DaysChart {
  kind: "days";
  limit: { days: number; label: string };
  today: string;
  unit: string;
  bars: readonly { label: string; days: number }[];
}

export type Block =
  | { kind: "text"; text: Inline }
  | { kind: "heading"; text: string }
  | { kind: "list" | "steps"; items: readonly Inline[] }
  | { kind: "facts"; items: readonly (readonly [term: string, fact: Inline])[] }
  | { kind: "box"; tone: "good" | "bad"; text: Inline }
  /** `says` has what the drawing shows. */
  | { kind: "chart"; title: string; says: string; chart: LoadChart | DrillChart | DaysChart }
  /** Two beside each other, on paper alone or where there is room. */
  | { kind: "beside"; on: "paper" | "screen"; blocks: readonly (readonly Block[])[] }
  | Table;

export interface DocumentSection {
  id: string;
  heading: string;
  /** Begins a sheet. */
  isOnNewSheet?: true;
  /** Stands on one sheet. */
  isWhole?: true;
  blocks: readonly Block[];
}

/** A complete sample of what a client receives, which is a page below the one that describes the work. */
export interface SampleDocument {
  parent: ExpertisePath;
  slug: string;
  meta: PageMeta;
  /** Also its breadcrumb, and the text of links to it. */
  title: string;
  lead: string;
  /** For whom, by whom, when. */
  particulars: readonly (readonly [term: string, fact: string])[];
  /** What the reader looks for first. */
  numbers: readonly { label: string; value: string; note: string }[];
  sections: readonly DocumentSection[];
  foot: string;
}
