/** A picture with its size: a drawing of ./drawings.ts, or a committed SVG file as Next imports it. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

interface ArtProps {
  picture: Picture;
  /** Patterns are decoration and keep the empty default. */
  alt?: string;
  className?: string;
  /** Set above the fold, where a lazy picture waits for layout, and where the weight allows it. */
  isEager?: boolean;
  /** Loaded with the page all the same, for pictures of the full page. React preloads eager pictures, but none of low priority. */
  isBelowFold?: boolean;
}

/** A picture as an `<img>`, lazy by default. */
export const Art = ({ picture: { src, width, height }, alt = "", className, isEager, isBelowFold }: ArtProps) => (
  <img
    src={src}
    width={width}
    height={height}
    alt={alt}
    className={className}
    loading={isEager || isBelowFold ? undefined : "lazy"}
    fetchPriority={isBelowFold ? "low" : undefined}
  />
);

/** The picture that a `<picture>` shows instead of its `<Art>` while the media query matches. */
export const ArtSource = ({ picture: { src, width, height }, media }: { picture: Picture; media: string }) => (
  <source media={media} srcSet={src} width={width} height={height} />
);
