import { contentOf, isSample } from "@/content/sample";
import type { Faq } from "@/content/types";
import { SampleMark } from "./sample-mark";

interface FaqListProps {
  title: string;
  entries: readonly Faq[];
  isSampleMarkHidden: boolean;
  /** Puts the questions beside the title, instead of in two columns below it. */
  isBeside?: boolean;
}

/**
 * Questions that open without a script. An answer's id is on its text, because browsers open a closed `<details>` for a
 * fragment or a match of find-in-page that is inside.
 */
export function FaqList({ title, entries, isSampleMarkHidden, isBeside = false }: FaqListProps) {
  return (
    <section className={`wrap grid gap-x-6 gap-y-8 pb-section ${isBeside ? "lg:grid-cols-split-5" : ""}`}>
      <h2 className={`max-w-[440px] ${isBeside ? "text-h3" : "text-h2"}`}>{title}</h2>
      <div
        className={`border-ink-950 border-t-2 ${isBeside ? "" : "lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-6"}`}
      >
        {entries.map(({ id, question, answer }) => (
          <details key={id} className="border-ink-200 border-b">
            <summary className="flex items-center justify-between gap-6 py-5">
              <h3 className="text-h4">
                {question}
                <SampleMark isSample={isSample(answer)} isHidden={isSampleMarkHidden} />
              </h3>
            </summary>
            {/* The scroll margin keeps the question above the answer visible. */}
            <p id={id} className="max-w-[576px] scroll-mt-18 pb-7 text-ink-700">
              {contentOf(answer)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
