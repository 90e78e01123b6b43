import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import { patternSlug } from "@/components/art/dress";
import type { ValueEntry } from "../team/value-rows";

/** Five panels that touch like a wall; rows with a tile on narrow screens. */
export function ValueWall({ title, entries }: { title: string; entries: readonly ValueEntry[] }) {
  return (
    <section className="wrap pb-section">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-10 grid gap-y-6 lg:mt-14 lg:grid-cols-5">
        {entries.map(({ title: name, ground, description }) => (
          <li key={name} className="flex gap-5 lg:block">
            <Art
              name={patternName({ slug: patternSlug(name), ground, shape: "value" })}
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
