import { Fragment } from "react";
import type { thisSite } from "@/content/this-site";

const percent = (share: number) => `${Math.min(share, 1) * 100}%`;

/**
 * The measurements of this site, each with a bar to its limit. Narrow screens stack the cells, which needs the roles.
 */
export function MeasurementTable({ title, lead, columns, limit, rows }: (typeof thisSite)["measured"]) {
  return (
    <section className="wrap py-section" aria-labelledby="measured">
      <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-split-5">
        <h2 id="measured" className="text-h2">
          {title}
        </h2>
        <p className="text-lead text-ink-600">{lead}</p>
      </div>
      <table aria-labelledby="measured" className="mt-8 w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-ink-950 border-b-2 text-left text-sm text-ink-600 *:py-2 *:font-medium">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t-2 max-md:border-ink-950">
          {rows.map(({ what, figure, share, limitShare, limitText, date, command }) => (
            <tr
              key={what}
              className="border-ink-200 border-b align-top max-md:grid max-md:gap-y-2 max-md:py-5 md:*:py-6 md:*:not-last:pr-6 lg:*:not-last:pr-8"
            >
              <th scope="row" className="text-left font-semibold md:w-[28%]">
                {what}
              </th>
              <td className="md:w-[28%]">
                <p className="text-h2-sm leading-none [font-variant-numeric:tabular-nums]">{figure}</p>
                <svg className="mt-3 h-4 w-full overflow-visible" aria-hidden="true">
                  <rect y="4" width="100%" height="8" className="fill-ink-200" />
                  <rect y="4" width={percent(share)} height="8" className="fill-green-600" />
                  <rect x={percent(limitShare)} width="3" height="16" className="[translate:-1.5px_0] fill-ink-950" />
                </svg>
                <p className="mt-1 text-sm text-ink-600">
                  {limit} {limitText}
                </p>
              </td>
              <td>
                <span className="text-sm whitespace-nowrap text-ink-700">{date}</span>
              </td>
              <td>
                <code className="rounded-ctl bg-ink-100 box-decoration-clone px-1.5 py-0.5 font-sans text-sm text-ink-950">
                  {command.split(" ").map((word, i) => (
                    <Fragment key={word}>
                      {i > 0 && " "}
                      <span className="whitespace-nowrap">{word}</span>
                    </Fragment>
                  ))}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
