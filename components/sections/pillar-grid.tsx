import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import { patternSlug, pillarGround } from "@/components/art/dress";
import type { Pillar } from "@/content/types";

/** The frieze: strips of pattern that touch, each over its own text. */
export function PillarGrid({ title, pillars }: { title: string; pillars: Pillar[] }) {
  const columns = pillars.length === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
  return (
    <section className="wrap pt-section">
      <h2 className="text-h2">{title}</h2>
      <ul className={`mt-10 grid gap-y-12 md:gap-y-18 lg:mt-14 ${columns}`}>
        {pillars.map((pillar, i) => (
          <li key={pillar.title}>
            <Art
              name={patternName({
                slug: patternSlug(pillar.title),
                ground: pillarGround(i, pillars.length),
                shape: "strip",
              })}
              className="aspect-4/1 w-full"
            />
            <h3 className="mt-[22px] text-h4 md:pr-6">{pillar.title}</h3>
            <p className="mt-2 text-ink-600 md:pr-12">{pillar.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
