import type { Cell, Column, Inline, Table } from "@/content/documents/types";

const BEFORE_UNIT = /(?<=\d) (?=(?:s|ms|minutes?|seconds?)\b)/g;

/** Text with numbers that keep their units, and with commands, which break between their words only: not after a hyphen. */
export function Text({ text }: { text: Inline }) {
  if (typeof text === "string") return text.replace(BEFORE_UNIT, "\u00a0");
  if ("code" in text)
    return (
      <code>
        {text.code.split(" ").map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change.
          <span key={i}>
            {i > 0 && " "}
            <span className="whitespace-nowrap">{word}</span>
          </span>
        ))}
      </code>
    );
  if ("strong" in text) return <b>{text.strong}</b>;
  return text.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not change.
    <Text key={i} text={part} />
  ));
}

const hasValue = (cell: Cell): cell is Extract<Cell, { value: unknown }> => typeof cell === "object" && "value" in cell;

function Content({ cell }: { cell: Cell }) {
  if (typeof cell === "number") return cell;
  if (!hasValue(cell)) return <Text text={cell} />;
  return (
    <>
      {typeof cell.value === "number" ? cell.value : <Text text={cell.value} />}
      {cell.small && <small> {cell.small}</small>}
    </>
  );
}

/** On a narrow screen a table becomes a list: explicit roles keep it a table for assistive technology (biome.json). */
export function DocumentTable({ table }: { table: Table }) {
  const { caption, note, columns, rows, total, marked, phone, rowName, isEven, mayBreak } = table;
  const classes = [`document-table is-${phone}`, isEven && "is-even", mayBreak && "may-break"].filter(Boolean);
  return (
    <table className={classes.join(" ")} role="table">
      <caption>
        {caption}
        {note && <span> {note}</span>}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label, isText }) => (
            <th key={label} scope="col" role="columnheader" className={isText ? "is-text" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change.
          <Row key={i} {...{ cells, columns, rowName, isMarked: i === marked }} />
        ))}
      </tbody>
      {total && (
        <tfoot role="rowgroup">
          <Row cells={total} columns={columns} />
        </tfoot>
      )}
    </table>
  );
}

interface RowProps {
  cells: readonly Cell[];
  columns: readonly Column[];
  rowName?: string;
  isMarked?: boolean;
}

function Row({ cells, columns, rowName, isMarked }: RowProps) {
  const [head = "", ...others] = cells;
  return (
    <tr role="row" className={isMarked ? "is-marked" : undefined}>
      <th scope="row" role="rowheader" data-label={rowName}>
        <Content cell={head} />
      </th>
      {others.map((cell, i) => {
        const column = columns[i + 1];
        const tone = hasValue(cell) && cell.tone && `is-${cell.tone}`;
        const classes = [tone, column?.isText && "is-text", column?.isOneLine && "whitespace-nowrap"].filter(Boolean);
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column.
            key={i}
            role="cell"
            className={classes.join(" ") || undefined}
            data-label={column?.short ?? column?.label}
          >
            <div>
              <Content cell={cell} />
            </div>
          </td>
        );
      })}
    </tr>
  );
}
