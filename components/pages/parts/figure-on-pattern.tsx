import type { ReactNode } from "react";
import { Art, type Picture } from "@/components/ui/art";

interface FigureOnPatternProps {
  pattern: Picture;
  children: ReactNode;
}

/** A figure in front of a pattern. */
export function FigureOnPattern({ pattern, children }: FigureOnPatternProps) {
  return (
    <div className="plate relative grid overflow-clip items-center justify-items-center px-3 py-5 md:px-8 md:py-9 lg:px-10">
      <Art picture={pattern} isEager className="absolute inset-0 size-full object-cover object-left-top" />
      <div className="relative w-full max-w-[max(720px,42vw)]">{children}</div>
    </div>
  );
}
