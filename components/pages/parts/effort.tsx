import type { ReactNode } from "react";
import { labels } from "@/content/labels";
import { contentOf, isSample, type MaybeSample } from "@/content/sample";
import type { Effort } from "@/content/types";

const texts = labels.approach;

export interface EffortBlockProps {
  effort: MaybeSample<Effort>;
  howItRuns?: string;
  /** True if search engines may index the site: its owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
  className?: string;
}

/** The duration, inputs and roles of an engagement, and how it runs where no other part of the page says it. */
export function EffortBlock({ effort, howItRuns, isSampleMarkHidden, className = "" }: EffortBlockProps) {
  const { duration, durationNote, inputs, roles } = contentOf(effort);
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-h3">{texts.effort}</h3>
        {isSample(effort) && !isSampleMarkHidden && <span className="sample-mark">{texts.sampleEffort}</span>}
      </div>
      <dl className="border-ink-950 mt-4 grid gap-x-6 border-t-2 lg:auto-cols-fr lg:grid-flow-col">
        <EffortItem term={texts.duration}>
          <b className="text-h4 mb-1 block text-ink-950">{duration}</b> {durationNote}
        </EffortItem>
        <EffortItem term={texts.inputs}>{inputs}</EffortItem>
        <EffortItem term={texts.roles}>{roles}</EffortItem>
        {howItRuns && <EffortItem term={texts.howItRuns}>{howItRuns}</EffortItem>}
      </dl>
    </div>
  );
}

function EffortItem({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-ink-300 border-b py-5 lg:border-b-0">
      <dt className="text-sm font-semibold text-green-700">{term}</dt>
      <dd className="mt-1 text-ink-700">{children}</dd>
    </div>
  );
}
