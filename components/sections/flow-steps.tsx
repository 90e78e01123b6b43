import type { Row } from "@/content/types";

/** Numbered steps in a row, under rules. */
export function FlowSteps({ title, steps }: { title: string; steps: readonly Row[] }) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-h2">{title}</h2>
      <ol className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {steps.map(({ term, description }, i) => (
          <li key={term} className="border-ink-950 border-t-2 pt-5">
            <p className="text-sm font-semibold text-green-700" aria-hidden="true">
              {i + 1}
            </p>
            <h3 className="mt-1 text-h4">{term}</h3>
            <p className="mt-2 text-ink-600 lg:pr-4">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
