import type { Crop } from "@/components/art/art";
import type { SolutionPage, VisualName } from "@/content/types";
import { ProductWindow, wholeScreen } from "../product-window";

export interface Plate {
  href: string;
  page: SolutionPage;
}

interface PlateFrame {
  wide: Crop | "whole";
  small: Crop;
  /** Size and place of the window from 992 px. */
  window: string;
  columns: string;
}

/** The design guide's crops: what of each screen a plate shows, and where its window stands. */
export const plateFrames: Record<VisualName, PlateFrame> = {
  repz: {
    wide: "whole",
    small: [650, 68, 470, 420],
    window: "lg:top-14 lg:left-[9%] lg:w-[940px]",
    columns: "lg:col-span-7",
  },
  "social-registry": {
    wide: [208, 0, 912, 720],
    small: [756, 140, 352, 400],
    window: "lg:top-14 lg:left-11 lg:w-[726px]",
    columns: "lg:col-span-5",
  },
  "rwanda-valuation-system": {
    wide: [300, 0, 820, 720],
    small: [640, 64, 480, 430],
    window: "lg:top-14 lg:right-11 lg:w-[640px]",
    columns: "lg:col-span-5",
  },
  "deeds-platform": {
    wide: "whole",
    small: [0, 66, 456, 408],
    window: "lg:top-14 lg:left-[9%] lg:w-[940px]",
    columns: "lg:col-span-7",
  },
};

export function Plates({ title, lead, plates }: { title: string; lead: string; plates: Plate[] }) {
  return (
    <section className="on-dark bg-ink-950 py-section text-white">
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-start">
          <h2 className="text-h2 lg:col-span-7 lg:max-w-[520px]">{title}</h2>
          <p className="text-lead text-ink-300 lg:col-span-5 lg:pt-3">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-22 lg:grid-cols-12 lg:gap-y-26">
          {plates.map((plate) => (
            <PlateItem key={plate.href} plate={plate} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PlateItem({ plate: { href, page } }: { plate: Plate }) {
  const frame = plateFrames[page.visual.name];
  return (
    <li className={frame.columns}>
      <a href={href} className="block">
        <div className="relative h-[300px] overflow-hidden lg:h-[480px]">
          <ProductWindow
            visual={page.visual.name}
            alt=""
            small={frame.small}
            wide={frame.wide === "whole" ? wholeScreen(page.visual.name) : frame.wide}
            className={frame.window}
          />
        </div>
        <div className="mt-5 flex items-baseline justify-between gap-4">
          <h3 className="text-h3">{page.name}</h3>
          <p className="text-sm font-medium text-green-300">{page.country}</p>
        </div>
        <p className="mt-2 max-w-[470px] text-ink-300">{page.summary}</p>
      </a>
    </li>
  );
}
