import { figures } from "@/components/figures";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs, ServiceHero } from "@/components/pages/parts/heroes";
import { NeighbourNote, OthersInGroup } from "@/components/pages/parts/related-links";
import { DurationLine, WhatItTakes } from "@/components/pages/parts/what-it-takes";
import { FigureOnPattern } from "@/components/ui/art";
import { pageArt } from "@/components/ui/art/page-art";
import { MarkedText } from "@/components/ui/marked-text";
import { PageIcon } from "@/components/ui/page-icon";
import { labels } from "@/content/labels";
import type { MenuPlace, ServicePath } from "@/content/menus";
import { firstCallFor } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import type { Pillar, ServiceWords } from "@/content/types";
import "./figure-pages.css";
import "./detail-pages.css";

type ServicePageProps = MenuPlace<ServicePath> & {
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
};

/** The page of a service: what the client gets, what it takes, and what the work consists of. */
export function ServicePage({ isSampleMarkHidden, ...place }: ServicePageProps) {
  const { path } = place;
  const { hero, intro, neighbour, focusTitle, pillars, cta, art, ...page } = pageContent[path];
  const { youGet, ...engagement } = page.engagement;
  const Figure = figures[path];
  const { pattern, hills } = pageArt[art];
  return (
    <>
      <ServiceHero
        above={<Breadcrumbs path={path} />}
        {...hero}
        promise={firstCallFor(path)}
        duration={<DurationLine effort={engagement.effort} isSampleMarkHidden={isSampleMarkHidden} />}
        youGet={youGet}
        figure={<FigureOnPattern pattern={pattern}>{Figure && <Figure />}</FigureOnPattern>}
      />
      <Intro {...intro} neighbour={neighbour} />
      <WhatItTakes {...engagement} isSampleMarkHidden={isSampleMarkHidden} more={labels.engagementModels} />
      <PillarList title={focusTitle} pillars={pillars} />
      <OthersInGroup {...place} />
      <ClosingCta cta={cta} hills={hills} tone="mist" />
    </>
  );
}

/** An introduction beside its heading. */
function Intro({ title, description, neighbour }: ServiceWords["intro"] & Pick<ServiceWords, "neighbour">) {
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
function PillarList({ title, pillars }: PillarListProps) {
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
