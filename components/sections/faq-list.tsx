import { contentOf } from "@/content/sample";
import type { Faq } from "@/content/types";

interface FaqListProps {
  title: string;
  entries: readonly Faq[];
  /** The grid's columns from 992 px; by default 5 and 7 of 12. */
  columns?: string;
}

const FIVE_AND_SEVEN = "lg:grid-cols-[calc((100%-264px)*5/12+104px)_1fr]";

/**
 * Questions that open without script. An answer's id is on its text, because browsers open a closed `<details>` for what
 * is inside: a fragment, or a match of find-in-page.
 */
export function FaqList({ title, entries, columns = FIVE_AND_SEVEN }: FaqListProps) {
  return (
    <section className={`wrap grid gap-x-6 gap-y-8 pb-section ${columns}`}>
      <h2 className="text-h2 max-w-[440px]">{title}</h2>
      <div className="faq border-ink-950 border-t-2">
        {entries.map(({ id, question, answer }) => (
          <details key={id} className="border-ink-200 border-b">
            <summary className="flex items-center justify-between gap-6 py-5">
              <h3 className="text-h4">{question}</h3>
            </summary>
            <p id={id} className="max-w-[600px] pb-7 text-ink-700">
              {contentOf(answer)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
