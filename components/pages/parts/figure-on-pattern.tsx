import type { ReactNode } from "react";
import { Art, type Picture } from "@/components/ui/art";

interface FigureOnPatternProps {
  pattern: Picture;
  /** The edge of the window that the pattern reaches; the figure ends near that of the layout. */
  bleed?: "left" | "right";
  /** True in the first view, where a lazy picture would wait for layout. */
  isEager?: boolean;
  children: ReactNode;
}

/** A figure in front of a pattern. */
export function FigureOnPattern({ pattern, bleed = "right", isEager = true, children }: FigureOnPatternProps) {
  return (
    <div
      className={`plate relative grid overflow-clip items-center justify-items-center px-3 py-5 md:px-8 md:py-9 lg:px-10 ${bleed === "right" ? "lg:pr-[max(2.5rem,calc(var(--edge)-4rem))]" : "lg:pl-[max(2.5rem,calc(var(--edge)-4rem))]"}`}
    >
      <Art picture={pattern} isEager={isEager} className="absolute inset-0 size-full object-cover object-left-top" />
      <div className="relative w-full max-w-[720px]">{children}</div>
    </div>
  );
}
