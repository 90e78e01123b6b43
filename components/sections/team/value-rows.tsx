import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import { patternSlug } from "@/components/art/dress";
import type { Ground } from "@/content/types";

export interface ValueEntry {
  title: string;
  ground: Ground;
  description: string;
}

export function ValueRows({ title, entries }: { title: string; entries: readonly ValueEntry[] }) {
  return (
    <section className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5 lg:max-w-[360px]">{title}</h2>
      <ul className="rule-list lg:col-span-7 lg:ml-2">
        {entries.map(({ title: name, ground, description }) => (
          <li key={name} className="flex gap-5 py-7 lg:gap-8 lg:py-8">
            <Art
              name={patternName({ slug: patternSlug(name), ground, shape: "tile" })}
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
