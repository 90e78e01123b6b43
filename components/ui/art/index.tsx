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
