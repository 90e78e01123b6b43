interface EngagementModelsProps {
  id: string;
  title: string;
  lead: string;
  /** The labels of each entry's two facts. */
  suits: string;
  cost: string;
  entries: readonly { title: string; description: string; suits: string; cost: string }[];
}

/** Ways to work together in columns: what each is, whom it suits, and what moves its cost. */
export function EngagementModels({ id, title, lead, suits, cost, entries }: EngagementModelsProps) {
  return (
    <section id={id} className="bg-ink-50 py-section">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[640px] text-lead text-ink-600">{lead}</p>
        <ul className="mt-10 grid gap-x-6 gap-y-12 md:grid-rows-[auto_auto_auto_auto] md:grid-cols-3 lg:mt-14">
          {entries.map((entry) => (
            <li
              key={entry.title}
              className="border-ink-950 border-t-2 pt-5 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0"
            >
              <h3 className="text-h3">{entry.title}</h3>
              <p className="mt-2 pb-6 text-lead lg:pr-6">{entry.description}</p>
              <dl className="contents">
                <div className="border-ink-300 border-t py-5">
                  <dt className="text-sm font-semibold text-green-700">{suits}</dt>
                  <dd className="mt-1 text-ink-700 lg:pr-6">{entry.suits}</dd>
                </div>
                <div className="border-ink-300 border-t py-5">
                  <dt className="text-sm font-semibold text-green-700">{cost}</dt>
                  <dd className="mt-1 text-ink-700 lg:pr-6">{entry.cost}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
