import { Art, ArtSource, type Picture } from "@/components/ui/art";
import infrastructure from "@/components/ui/art/patterns/focus-infrastructure-provisioning.svg";
import infrastructureNarrow from "@/components/ui/art/patterns/focus-infrastructure-provisioning-narrow.svg";
import mobile from "@/components/ui/art/patterns/focus-mobile-applications.svg";
import mobileNarrow from "@/components/ui/art/patterns/focus-mobile-applications-narrow.svg";
import planning from "@/components/ui/art/patterns/focus-planning.svg";
import planningNarrow from "@/components/ui/art/patterns/focus-planning-narrow.svg";
import web from "@/components/ui/art/patterns/focus-web-applications.svg";
import webNarrow from "@/components/ui/art/patterns/focus-web-applications-narrow.svg";
import type { FocusCard } from "@/content/types";

/** The patterns by height in cells. Those for narrow screens are bands. */
const patterns: Record<FocusCard["rows"], { wide: Picture; narrow: Picture }> = {
  4: { wide: web, narrow: webNarrow },
  6: { wide: mobile, narrow: mobileNarrow },
  8: { wide: planning, narrow: planningNarrow },
  10: { wide: infrastructure, narrow: infrastructureNarrow },
};

interface FocusCardsProps {
  title: string;
  cards: readonly FocusCard[];
}

/** Four cards whose patterns rise to the right from one base line; on narrow screens they are rows with a tile. */
export function FocusCards({ title, cards }: FocusCardsProps) {
  return (
    <section className="wrap relative py-section">
      <h2 className="text-h2 lg:absolute lg:max-w-[580px]">{title}</h2>
      <ul className="mt-6 grid gap-x-6 md:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-4">
        {cards.map((card) => (
          <li key={card.href} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
            <FocusCardLink {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FocusCardLink({ title, description, href, rows }: FocusCard) {
  const { wide, narrow } = patterns[rows];
  return (
    <a href={href} data-rows={rows} className="focus-card">
      <div className="max-lg:row-span-2 lg:flex lg:h-(--wall) lg:items-end">
        <div className="wall relative w-full overflow-hidden max-lg:aspect-square">
          <picture>
            <ArtSource picture={narrow} media="(width < 62em)" />
            <Art
              picture={wide}
              // The picture is wider than its wall and out of the flow: WebKit would widen wall and window repeatedly.
              className="absolute top-0 left-0 h-full w-full object-cover lg:w-auto"
            />
          </picture>
        </div>
      </div>
      <h3 className="text-h4 max-xs:text-[1.125rem] lg:mt-5 lg:max-xl:text-[1.0625rem]">
        <span className="arrow after:ml-2 after:inline-block after:align-[-4px]">{title}</span>
      </h3>
      <p className="mt-1 text-ink-600 max-md:text-sm lg:mt-2">{description}</p>
    </a>
  );
}
