import { type ReactNode, ViewTransition } from "react";
import { Art, type Picture } from "@/components/ui/art";

interface FigureOnPatternProps {
  /** Of the page. */
  slug: string;
  pattern: Picture;
  children: ReactNode;
}

/** A figure in front of a pattern. Those on the list of products become the hero of the product's page. */
export function FigureOnPattern({ slug, pattern, children }: FigureOnPatternProps) {
  return (
    <ViewTransition name={`plate-${slug}`} share="auto" default="none">
      <div className="plate relative grid overflow-clip items-center justify-items-center px-3 py-9 md:px-8 lg:px-10">
        <Art picture={pattern} isEager className="absolute inset-0 size-full object-cover object-left-top" />
        <ViewTransition name={`figure-${slug}`} share="auto" default="none">
          <div className="relative w-full max-w-[max(720px,42vw)]">{children}</div>
        </ViewTransition>
      </div>
    </ViewTransition>
  );
}
