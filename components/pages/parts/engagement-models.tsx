import { sitePage } from "@/content/pages";

interface EngagementModelsProps {
  id: string;
  title: string;
  /** The labels of each entry's two facts. */
  suits: string;
  cost: string;
  entries: readonly { title: string; description: string; suits: string; cost: string }[];
  /** The words before links to the pages that say how the work is done. */
  more: string;
  links: readonly string[];
}

/** The ways to work together in columns, with whom each one suits and what moves its cost. */
export function EngagementModels({ id, title, suits, cost, entries, more, links }: EngagementModelsProps) {
  return (
    <section id={id} className="wrap py-section-sm">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-rows-[auto_auto_auto_auto] md:grid-cols-3">
        {entries.map((entry) => (
          <li
            key={entry.title}
            className="border-ink-950 border-t-2 pt-4 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0"
          >
            <h3 className="text-h3">{entry.title}</h3>
            <p className="mt-1 lg:pr-6">{entry.description}</p>
            <dl className="contents">
              <div className="pt-3 md:pt-4">
                <dt className="text-sm font-semibold text-green-700">{suits}</dt>{" "}
                <dd className="text-ink-700 lg:pr-6">{entry.suits}</dd>
              </div>
              <div className="pt-3 md:pt-4">
                <dt className="text-sm font-semibold text-green-700">{cost}</dt>{" "}
                <dd className="text-ink-700 lg:pr-6">{entry.cost}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 text-ink-600">
        <span className="max-md:w-full">{more}</span>{" "}
        {links.map(sitePage).map(({ path, name }) => (
          <a key={path} href={path} className="underlined text-ink-950 py-2 font-semibold">
            {name}{" "}
          </a>
        ))}
      </p>
    </section>
  );
}
