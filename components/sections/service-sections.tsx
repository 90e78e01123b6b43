import { Art, ArtIcon } from "@/components/art/art";
import { patternName, patternSlug } from "@/components/art/pattern";
import type { Pillar } from "@/content/types";

interface IntroProps {
  title: string;
  description: string;
  more: string;
}

/** An introduction beside its heading. */
export function Intro({ title, description, more }: IntroProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-5 pt-section lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{title}</h2>
      <div className="lg:col-span-7 lg:pl-2">
        <p className="max-w-[640px] text-lead">{description}</p>
        <p className="mt-4 max-w-[640px] text-ink-700">{more}</p>
      </div>
    </section>
  );
}

interface PillarGridProps {
  /** The page's slug. */
  page: string;
  title: string;
  pillars: Pillar[];
}

/** Pillars, each under a strip of its pattern; the strips adjoin. */
export function PillarGrid({ page, title, pillars }: PillarGridProps) {
  const columns = pillars.length === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
  return (
    <section className="wrap pt-section">
      <h2 className="text-h2">{title}</h2>
      <ul className={`mt-10 grid gap-y-12 md:gap-y-18 lg:mt-14 ${columns}`}>
        {pillars.map((pillar) => (
          <li key={pillar.title}>
            <Art
              name={patternName({ slug: patternSlug(pillar.title), color: pillar.color, shape: "strip" })}
              className="aspect-4/1 w-full"
            />
            <div className="mt-[22px] flex gap-3 md:pr-6">
              <ArtIcon page={page} name={pillar.icon} className="mt-px size-6 text-green-600" />
              <h3 className="text-h4">{pillar.title}</h3>
            </div>
            <p className="mt-2 text-ink-600 md:pr-12">{pillar.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
