import type { ReactNode } from "react";

interface TableProps {
  caption: ReactNode;
  /** The class has a column's width, as the layout is fixed, and its alignment. */
  columns: readonly { label: string; className?: string }[];
  /** The rows. */
  children: ReactNode;
}

/** A table of records; `@md:` is from a width of 448 px of the table itself. Its columns keep their widths while a choice filters its rows. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="@container self-start">
      <table className="text-[.8125rem] @md:text-xs">
        <caption className="py-2 text-left text-ink-600">{caption}</caption>
        <thead className="bg-ink-100 text-[.75rem] text-ink-600 @md:text-[.8125rem]">
          <tr>
            {columns.map(({ label, className = "text-left" }) => (
              <th key={label} scope="col" className={`h-8 px-2 ${className}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_:is(td,th)]:h-10 [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:leading-tight [&_tr]:border-b [&_tr]:border-ink-100">
          {children}
        </tbody>
      </table>
    </div>
  );
}
