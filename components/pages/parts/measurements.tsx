import { type Figure, thisSite } from "@/content/this-site";

interface MeasurementsProps {
  id: string;
  title: string;
  figures: readonly Figure[];
}

/** Measured figures, each with its limit, method and date; their commands, which need the source, stand apart. */
export function Measurements({ id, title, figures }: MeasurementsProps) {
  return (
    <section id={id} className="wrap pt-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <dl className="border-ink-950 mt-8 border-t-2 lg:mt-10">
        {figures.map(({ term, value, limit, method, date }) => (
          <div key={term} className="border-ink-200 grid gap-x-6 gap-y-2 border-b py-6 lg:grid-cols-12">
            <dt className="font-semibold lg:col-span-3">{term}</dt>
            <dd className="text-h2-sm lg:col-span-3">{value}</dd>
            <dd className="lg:col-span-6">
              <p className="max-w-[560px] text-ink-700">{method}</p>
              <p className="mt-2 text-sm text-ink-600">
                {limit && (
                  <>
                    {thisSite.limit} {limit.text}.{" "}
                    {!limit.isKept && <strong className="text-earth-700">{thisSite.missed} </strong>}
                  </>
                )}
                {thisSite.measured} <time dateTime={date}>{date}</time>.
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[640px] text-sm text-ink-600">
        {thisSite.commands}{" "}
        {[...new Set(figures.map(({ command }) => command))].map((command, i) => (
          <span key={command}>
            {i > 0 && ", "}
            <code>{command}</code>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
