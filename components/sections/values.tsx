import { Art } from "@/components/ui/art";
import { patternName, patternSlug } from "@/components/ui/pattern";
import type { Value } from "@/content/types";

interface ValuesProps {
  title: string;
  entries: readonly Value[];
}

/** Values as rows, each beside the tile of its pattern. */
export function ValueRows({ title, entries }: ValuesProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5 lg:max-w-[360px]">{title}</h2>
      <ul className="rule-list lg:col-span-7 lg:ml-2">
        {entries.map(({ title: name, color, description }) => (
          <li key={name} className="flex gap-5 py-7 lg:gap-8 lg:py-8">
            <Art
              name={patternName({ slug: patternSlug(name), color, shape: "tile" })}
              className="size-18 flex-none lg:size-24"
            />
            <div>
              <h3 className="text-h3">{name}</h3>
              <p className="mt-2 text-ink-600">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Values as adjoining panels; on narrow screens as rows. */
export function ValuePanels({ title, entries }: ValuesProps) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-10 grid gap-y-6 lg:mt-14 lg:grid-cols-5">
        {entries.map(({ title: name, color, description }) => (
          <li key={name} className="flex gap-5 lg:block">
            <Art
              name={patternName({ slug: patternSlug(name), color, shape: "value" })}
              className="size-22 flex-none object-cover lg:aspect-2/3 lg:size-auto lg:w-full"
            />
            <div className="lg:pt-5 lg:pr-6">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-1.5 text-ink-600">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
