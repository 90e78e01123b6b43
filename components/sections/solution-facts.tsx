import { SampleMark } from "@/components/ui/sample-mark";
import { pageTexts } from "@/content/page-texts";
import { contentOf } from "@/content/sample";
import type { SolutionPage } from "@/content/types";

/** How far a solution is, and what of it is the company's work. */
export function SolutionFacts({ status, ourPart }: Pick<SolutionPage, "status" | "ourPart">) {
  const texts = pageTexts.detail;
  const { label, meaning } = texts.statuses[contentOf(status)];
  return (
    <dl className="wrap grid gap-x-6 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-14">
      <div className="border-ink-950 border-t-2 pt-5 lg:col-span-5">
        <dt className="text-sm text-ink-600">
          {texts.status}
          <SampleMark of={status} />
        </dt>
        <dd className="mt-2 text-h3">{label}</dd>
        <dd className="mt-1 text-ink-700">{meaning}</dd>
      </div>
      <div className="border-ink-950 border-t-2 pt-5 lg:col-span-7 lg:ml-2">
        <dt className="text-sm text-ink-600">
          {texts.ourPart}
          <SampleMark of={ourPart} />
        </dt>
        <dd className="mt-2 max-w-[640px] text-lead">{contentOf(ourPart)}</dd>
      </div>
    </dl>
  );
}
