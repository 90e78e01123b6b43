import type { Row } from "@/content/types";

interface BriefProps {
  title: string;
  lead?: string;
  rows: readonly Row[];
}

/** A ruled definition list beside its heading. */
export function Brief({ title, lead, rows }: BriefProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-h2 max-w-[440px]">{title}</h2>
        {lead && <p className="mt-4 max-w-[380px] text-lead text-ink-600">{lead}</p>}
      </div>
      <dl className="border-ink-950 border-t-2 lg:col-span-7 lg:ml-2">
        {rows.map(({ term, description }) => (
          <div key={term} className="border-ink-200 grid gap-x-6 gap-y-1 border-b py-5 md:grid-cols-[180px_1fr]">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-700">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
