import type { ComparisonContent } from "@/content/types";
import { Figure } from "./figure";
import { Table } from "./table";

/** The classes of a word that differs between two papers. */
export const DIFFERS = "bg-earth-100 px-1 text-earth-700 underline decoration-2 underline-offset-4";

/** Two papers side by side, with marked differences. */
export function Comparison({ content }: { content: ComparisonContent }) {
  const { caption, columns, rows } = content;
  return (
    <Figure content={content}>
      <Table caption={caption} columns={columns} widths={["w-[34%] text-left", "text-left", "text-left"]}>
        {rows.map(([entry, first, second]) => (
          <tr key={entry}>
            <th scope="row" className="font-normal! text-ink-600">
              {entry}
            </th>
            {[first, second].map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the papers do not change places.
              <td key={i}>{first === second ? value : <b className={`-mx-1 inline-block ${DIFFERS}`}>{value}</b>}</td>
            ))}
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
