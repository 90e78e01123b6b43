import type { Row } from "@/content/types";

/** What the company stands for, in ruled rows. */
export function Statements({ rows }: { rows: readonly Row[] }) {
  return (
    <section className="wrap py-section">
      <dl className="border-ink-950 border-t-2">
        {rows.map(({ term, description }) => (
          <div
            key={term}
            className="border-ink-200 grid gap-x-6 gap-y-2 border-b py-8 last:border-b-0 lg:grid-cols-12 lg:py-14"
          >
            <dt className="text-h4 lg:col-span-3 lg:pt-1.5">{term}</dt>
            <dd className="text-quote lg:col-span-9 lg:pl-6">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
