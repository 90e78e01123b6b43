import type { ReactNode } from "react";

interface TableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The width of each column, as the layout is fixed, and the alignment of its head. */
  widths: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of records; `@md:` is from a width of 448 px of the table itself. Its columns keep their widths while a choice filters its rows. */
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
