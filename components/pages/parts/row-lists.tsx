import { contentOf, isSample } from "@/content/sample";
import type { Row, SampleRow } from "@/content/types";
import { SampleMark } from "./sample-mark";

interface DefinitionListProps {
  /** The fragment of links to the list. */
  id?: string;
  title: string;
  lead?: string;
  rows: readonly Row[];
}

/** A definition list beside its heading. */
export function DefinitionList({ id, title, lead, rows }: DefinitionListProps) {
  return (
    <section id={id} className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-split-5">
      <div>
        <h2 className="text-h2 max-w-[480px]">{title}</h2>
        {lead && <p className="mt-4 max-w-[400px] text-lead text-ink-600">{lead}</p>}
      </div>
      <dl className="border-ink-950 border-t-2">
        {rows.map(({ term, description }) => (
          <div key={term} className="border-ink-200 grid gap-x-6 gap-y-1 border-b py-5 md:grid-cols-[200px_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-700">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NoticePartProps extends Omit<DefinitionListProps, "rows"> {
  rows: readonly SampleRow[];
  isSampleMarkHidden: boolean;
  /** The mark at the heading, if all rows together are a sample. */
  mark?: string;
}

/** A part of a notice, with lines of at most 65 characters. */
export function NoticePart({ id, title, lead, rows, isSampleMarkHidden, mark }: NoticePartProps) {
  return (
    <section id={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3">{title}</h2> {mark && <p className="sample-mark">{mark}</p>}
      </div>
      {lead && <p className="mt-3 max-w-[65ch] text-ink-600">{lead}</p>}
      <dl className="border-ink-950 mt-4 border-t-2">
        {rows.map(({ term, description, href }) => (
          <div
            key={term}
            className="border-ink-200 border-b py-3 max-md:*:inline md:grid md:grid-cols-[200px_1fr] md:gap-x-6"
          >
            <dt className="font-semibold max-md:after:content-[':']">
              {term}
              <SampleMark isSample={isSample(description)} isHidden={isSampleMarkHidden} />
            </dt>{" "}
            <dd className="text-ink-700">
              {href ? (
                <a href={href} className="underlined py-2.5">
                  {contentOf(description)}
                </a>
              ) : (
                contentOf(description)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A definition list of large statements, without a heading. */
export function Statements({ rows }: { rows: readonly Row[] }) {
  return (
    <section className="wrap py-section">
      <dl className="border-ink-950 border-t-2">
        {rows.map(({ term, description }) => (
          <div
            key={term}
            className="border-ink-200 grid gap-x-6 gap-y-2 border-b py-8 last:border-b-0 lg:grid-cols-split-5 lg:py-16"
          >
            <dt className="text-h4 lg:pt-1.5">{term}</dt>
            <dd className="text-quote text-balance">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
