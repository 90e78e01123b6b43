import { Art } from "@/components/ui/art";
import collaboration from "@/components/ui/art/patterns/value-collaboration.svg";
import excellence from "@/components/ui/art/patterns/value-excellence.svg";
import innovation from "@/components/ui/art/patterns/value-innovation.svg";
import integrity from "@/components/ui/art/patterns/value-integrity.svg";
import userCentricity from "@/components/ui/art/patterns/value-user-centricity.svg";
import type { Row, Value } from "@/content/types";

/** Values in columns, right below the hero. */
export function ValueColumns({ title, entries }: { title: string; entries: readonly Row[] }) {
  return (
    <section className="wrap py-section-sm lg:pt-section" aria-labelledby="values">
      <h2 id="values" className="sr-only">
        {title}
      </h2>
      <ul className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {entries.map(({ term, description }) => (
          <li key={term} className="border-ink-950 border-t-2 pt-4">
            <h3 className="text-h3">{term}</h3>
            <p className="mt-1 text-ink-600">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The patterns in the order of the values. */
const patterns = [integrity, userCentricity, innovation, collaboration, excellence];

interface ValuesProps {
  title: string;
  entries: readonly Value[];
}

/** Values as adjoining panels, on narrow screens as rows. */
export function ValuePanels({ title, entries }: ValuesProps) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-10 grid gap-y-6 lg:mt-14 lg:grid-cols-5">
        {entries.map(({ title: name, description }, i) => (
          <li key={name} className="flex gap-5 lg:block">
            <Art
              picture={patterns[i % patterns.length]}
              className="size-22 flex-none object-cover lg:aspect-2/3 lg:size-auto lg:w-full"
            />
            <div className="lg:pt-6 lg:pr-6">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-1.5 text-ink-600">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
