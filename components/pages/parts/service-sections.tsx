import { PageIcon } from "@/components/ui/page-icon";
import { Words } from "@/components/ui/words";
import type { Pillar, ServiceWords } from "@/content/types";
import { NeighbourNote } from "./neighbour-note";

/** An introduction beside its heading. */
export function Intro({ title, description, neighbour }: ServiceWords["intro"] & Pick<ServiceWords, "neighbour">) {
  return (
    <section className="wrap grid gap-x-6 gap-y-5 pt-section lg:grid-cols-split-5">
      <h2 className="text-h2">{title}</h2>
      <div>
        <p className="max-w-[640px] text-lead">{description}</p>
        <NeighbourNote neighbour={neighbour} className="mt-5" />
      </div>
    </section>
  );
}

interface PillarGridProps {
  title: string;
  pillars: Pillar[];
}

/** Pillars, each under a bar of the colour behind the page's figure. */
export function PillarGrid({ title, pillars }: PillarGridProps) {
  const columns = pillars.length === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
  return (
    <section className="wrap pt-section">
      <h2 className="text-h2">{title}</h2>
      <ul className={`mt-10 grid gap-x-6 gap-y-10 md:gap-y-14 lg:mt-12 ${columns}`}>
        {pillars.map((pillar) => (
          <li key={pillar.title}>
            <div className={`h-2 bg-green-500`} />
            <div className="mt-[22px] flex gap-3 md:pr-6">
              <PageIcon name={pillar.icon} className="mt-px size-6 text-green-600" />
              <h3 className="text-h4">{pillar.title}</h3>
            </div>
            <p className="mt-2 text-ink-600 md:pr-6">
              <Words>{pillar.description}</Words>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
