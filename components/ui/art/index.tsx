import type { ReactNode } from "react";

/** A picture with its size, as Next imports SVG files. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

interface ArtProps {
  picture: Picture;
  /** The text alternative. Patterns are decoration and keep the empty default. */
  alt?: string;
  className?: string;
  /** True above the fold, where a lazy picture would wait for layout, if the weight allows it. */
  isEager?: boolean;
}

/** A picture as an `<img>`, lazy by default. */
export const Art = ({ picture: { src, width, height }, alt = "", className, isEager }: ArtProps) => (
  <img src={src} width={width} height={height} alt={alt} className={className} loading={isEager ? undefined : "lazy"} />
);

/** The picture that a `<picture>` shows instead of its `<Art>` while the media query matches. */
export const ArtSource = ({ picture: { src, width, height }, media }: { picture: Picture; media: string }) => (
  <source media={media} srcSet={src} width={width} height={height} />
);

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
