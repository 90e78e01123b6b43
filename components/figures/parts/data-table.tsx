import type { ReactNode } from "react";
import { States } from "./figure";

/** A cell that is the same in all states, or has a text for each of them. */
type Cell = ReactNode | readonly ReactNode[];

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The rows. The first cell of each is its head. */
  rows: readonly (readonly Cell[])[];
}

/** The data of a drawing, as a table for screen readers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // A table that is clipped itself leaves its caption visible in Firefox.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change.
            <tr key={row}>
              <th scope="row">{cellText(head)}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change.
                <td key={column}>{cellText(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellText = (cell: Cell) => (Array.isArray(cell) ? <States>{cell}</States> : cell);
