import { type ReactNode, ViewTransition } from "react";
import { Art } from "@/components/ui/art";
import { patternDrawing } from "@/components/ui/art/drawings";
import type { ToneName } from "@/components/ui/art/pattern-colors";

interface FigureOnPatternProps {
  /** Of the page: the seed of the pattern. */
  slug: string;
  tone: ToneName;
  children: ReactNode;
}

/** A figure in front of the page's own pattern. Those on the list of products become the hero of the product's page. */
export function FigureOnPattern({ slug, tone, children }: FigureOnPatternProps) {
  return (
    <ViewTransition name={`plate-${slug}`} share="auto" default="none">
      <div className="plate relative grid overflow-clip items-center justify-items-center px-3 py-9 md:px-8 lg:px-10">
        <Art
          picture={patternDrawing({ slug, color: tone, shape: "backdrop" })}
          isEager
          className="absolute inset-0 size-full object-cover object-left-top"
        />
        <ViewTransition name={`figure-${slug}`} share="auto" default="none">
          <div className="relative w-full max-w-[max(720px,42vw)]">{children}</div>
        </ViewTransition>
      </div>
    </ViewTransition>
  );
}
