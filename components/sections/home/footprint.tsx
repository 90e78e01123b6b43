import { picture } from "@/components/art/art";
import type { Row } from "@/content/types";

interface FootprintProps {
  title: string;
  lead: string;
  mapAlt: string;
  rows: readonly Row[];
}

export function Footprint({ title, lead, mapAlt, rows }: FootprintProps) {
  const map = picture("africa");
  const small = picture("africa-small");
  return (
    <section className="bg-green-100 py-section">
      <div className="wrap grid items-center gap-x-12 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2 lg:max-w-[420px]">{title}</h2>
          <p className="mt-4 max-w-[430px] text-lead text-ink-700">{lead}</p>
          <dl className="border-ink-950 mt-10 border-t-2 lg:max-w-[484px]">
            {rows.map(({ term, description }) => (
              <div key={term} className="grid grid-cols-[132px_1fr] border-b border-green-300 py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="whitespace-pre-line">{description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <picture>
          <source media="(width < 560px)" srcSet={small.src} width={small.width} height={small.height} />
          <img
            src={map.src}
            width={map.width}
            height={map.height}
            alt={mapAlt}
            loading="lazy"
            className="mx-auto w-full max-w-[640px]"
          />
        </picture>
      </div>
    </section>
  );
}
