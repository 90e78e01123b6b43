import type { ReactNode } from "react";
import { picture } from "@/components/art/art";

/** The names of the groups of the picture, far hills first. */
const HILLS = Array.from({ length: 11 }, (_, i) => `hill-${i}`);

interface HomeHeroProps {
  lines: readonly string[];
  lead: string;
  more: string;
  /** The e-mail form; the hero keeps its height where it is hidden. */
  children: ReactNode;
}

/** The hills are one cached file, placed group by group so that each can rise by itself. */
export function HomeHero({ lines, lead, more, children }: HomeHeroProps) {
  const hills = picture("hills-home").src;
  return (
    <section
      data-hero="light"
      className="bg-ink-50 relative overflow-hidden pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))] lg:min-h-[880px]"
    >
      <div className="wrap relative z-1">
        <div className="max-w-[660px]">
          <h1 className="text-display">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[560px] text-lead text-ink-700">{lead}</p>
          <p className="mt-4 max-w-[540px] text-ink-700">{more}</p>
          {children}
        </div>
      </div>
      <svg
        viewBox="0 0 576 264"
        aria-hidden="true"
        preserveAspectRatio="xMaxYMax meet"
        className="mt-6 ml-auto block h-[250px] w-[546px] max-lg:-translate-x-[calc(546px-100vw)] max-lg:ml-0 lg:absolute lg:right-0 lg:bottom-0 lg:mt-0 lg:h-[min(75%,45.83vw)] lg:w-full"
      >
        {HILLS.map((hill) => (
          <g key={hill} className={`hill ${hill}`}>
            <use href={`${hills}#${hill}`} />
          </g>
        ))}
      </svg>
    </section>
  );
}
