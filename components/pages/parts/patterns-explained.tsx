import { useId } from "react";
import { Art } from "@/components/ui/art";
import alphabet from "@/components/ui/art/alphabet.svg";
import block from "@/components/ui/art/block.svg";
import tile from "@/components/ui/art/patterns/about-us.svg";
import { MarkedText } from "@/components/ui/marked-text";

interface PatternsExplainedProps {
  title: string;
  lead: string;
  caption: string;
}

/** An explanation of imigongo patterns, from half-cells to a mirrored tile. */
export function PatternsExplained({ title, lead, caption }: PatternsExplainedProps) {
  const id = useId();
  return (
    <section className="wrap pb-section-sm">
      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-split-5">
        <h2 id={id} className="text-h2">
          <MarkedText>{title}</MarkedText>
        </h2>
        <p className="text-lead">
          <MarkedText>{lead}</MarkedText>
        </p>
      </div>
      <figure aria-labelledby={id} className="mt-10 lg:mt-14">
        <div className="grid grid-cols-[1fr_20px_1.3fr] items-center gap-4 md:grid-cols-[1fr_20px_1.3fr_20px_3.4fr] md:gap-6">
          <Art picture={alphabet} className="w-full" />
          <span className="arrow flex" />
          <Art picture={block} className="w-full" />
          <span className="arrow flex max-md:hidden" />
          <div className="grid grid-cols-2 max-md:col-span-3">
            <Art picture={tile} className="w-full" />
            <Art picture={tile} className="w-full" />
          </div>
        </div>
        <figcaption className="mt-5 text-sm text-ink-600">{caption}</figcaption>
      </figure>
    </section>
  );
}
