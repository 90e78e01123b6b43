import { MarkedText } from "@/components/ui/marked-text";
import { PageIcon } from "@/components/ui/page-icon";
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

interface PillarListProps {
  title: string;
  pillars: Pillar[];
}

const iconColors: Record<Pillar["color"], string> = {
  "green-900": "bg-green-900",
  "green-800": "bg-green-800",
  "green-700": "bg-green-700",
  "green-600": "bg-green-600",
  "green-500": "bg-green-500",
  "green-400": "bg-green-400",
};

/** The pillars of a service in a grid, each with its icon on the pillar's colour. */
export function PillarList({ title, pillars }: PillarListProps) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h2">{title}</h2>
      <ul className="border-ink-950 mt-6 border-t-2 md:grid md:grid-cols-2 md:gap-x-6 lg:mt-10">
        {pillars.map((pillar) => (
          <li
            key={pillar.title}
            className="border-ink-200 grid grid-cols-[auto_1fr] content-start items-center gap-x-4 border-b py-3 md:py-6 md:last:odd:col-span-2"
          >
            <span className={`${iconColors[pillar.color]} grid size-8 place-items-center md:size-12 text-white`}>
              <PageIcon name={pillar.icon} className="size-5 md:size-6" />
            </span>
            <h3 className="text-h4">{pillar.title}</h3>
            <p className="mt-1 text-ink-700 max-md:col-span-2 md:col-start-2">
              <MarkedText>{pillar.description}</MarkedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
