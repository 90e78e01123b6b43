import { stringify } from "csv-stringify/sync";
import type { Format } from "./options";

const FORMULA = /^[=+\-@\t\r]/;
/** A number with a country's code calculates nothing. */
const PHONE = /^\+[\d ]+$/;

/** One value a cell, for a spreadsheet; what it would take for a formula is marked as text. */
export const toCsv = (rows: object[], columns: readonly string[], { excel }: Format) =>
  stringify(rows, {
    header: true,
    columns: [...columns],
    cast: { boolean: String, string: (text) => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text) },
    bom: excel,
  });

/** Without colours; what is too long for its column goes on below. */
export const plain = { style: { head: [], border: [] }, wordWrap: true, wrapOnWordBoundary: false };
