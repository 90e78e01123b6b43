import type { ReactNode } from "react";

interface TableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The width of each column, as the layout is fixed, and the alignment of its head. */
  widths: readonly string[];
  children: ReactNode;
}

/** A table of records. Its columns keep their widths when a choice filters rows. `@md:` refers to the table's width. */
export function Table({ caption, columns, widths, children }: TableProps) {
  return (
    <div className="@container self-start">
      <table className="records text-[.8125rem]">
        <caption className="py-2 text-left text-ink-600">{caption}</caption>
        <thead className="bg-ink-100 text-[.8125rem] text-ink-600">
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" className={`h-8 px-2 ${widths[i] ?? ""}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
