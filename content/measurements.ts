import { documentAt } from "./documents";
import recorded from "./measurements.json";
import { expertise } from "./menus";

interface Measured<Values> {
  /** YYYY-MM-DD */
  date: string;
  command: string;
  values: Values;
}

/** What the first visit to a page is sent, in bytes as they are sent. */
export interface PageWeight {
  /** Before the page is loaded: the four parts of it. */
  document: number;
  styles: number;
  font: number;
  pictures: number;
  /** Once all scripts have run. */
  withScripts: number;
  /** To a phone that saves data, before it is touched. */
  saveData: number;
}

/** What was measured of this site. Commands write it (lib/testing/measurements.ts); what is not measured is absent. */
export interface Measurements {
  /** Of each page type. */
  weight?: Measured<Record<string, PageWeight>>;
  /** Of each page type: milliseconds to the first view on 3G, as WebPageTest defines it. */
  firstView?: Measured<Record<string, number>>;
  /** The lowest scores and the slowest times of six pages. */
  lighthouse?: Measured<{
    performance: number;
    accessibility: number;
    bestPractices: number;
    seo: number;
    largestPaintMs: number;
    blockingMs: number;
  }>;
  kill?: Measured<{ kills: number; enquiries: number; lost: number; twice: number }>;
  restore?: Measured<{ enquiries: number; restored: number; ms: number }>;
  tests?: Measured<{ passed: number; failed: number; browser: string }>;
}

export const measurements: Measurements = recorded;

/** The most that any page may be sent, in bytes. `npm run weight` fails above them. */
export const weightLimits = { beforeLoad: 61_000, withScripts: 190_000, saveData: 61_000 };

export const beforeLoad = ({ document, styles, font, pictures }: PageWeight) => document + styles + font + pictures;

const [firstSection, ...alike] = expertise.map(({ path }) => path);

/**
 * The type of a page, as its weight is measured. "/services/*" are pages of one template. The sections of the Expertise menu
 * have the same templates, and count as the first of them.
 */
export function pageTypeOf(path: string): string {
  if (path === "/home") return "/";
  const [, section = "", ...rest] = path.split("/");
  const isAlike = alike.some((above) => above === `/${section}`) && !documentAt(path);
  const parts = [isAlike ? firstSection : `/${section}`, ...rest.slice(0, -1), ...(rest.length ? ["*"] : [])];
  return parts.join("/");
}
