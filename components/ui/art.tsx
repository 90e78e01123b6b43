import manifest from "@/.generated/art.json";
import type { IconName } from "@/content/types";

export interface Picture {
  src: string;
  width: number;
  height: number;
}

const pictures: Record<string, Picture> = manifest;

/** The URL and size of a generated picture. Throws for an unknown name. */
export function picture(name: string): Picture {
  const found = pictures[name];
  if (!found) throw new Error(`No picture is named "${name}"; pictures are listed in lib/build/art/index.ts.`);
  return found;
}

interface ArtProps {
  name: string;
  /** Patterns are decoration and keep the empty default. */
  alt?: string;
  className?: string;
  /** Set above the fold: a lazy picture waits for layout. */
  isEager?: boolean;
}

/** A generated picture as an `<img>`, lazy by default. */
export function Art({ name, alt = "", className, isEager = false }: ArtProps) {
  const { src, width, height } = picture(name);
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={isEager ? undefined : "lazy"}
    />
  );
}

/** The picture that a `<picture>` shows instead of its `<Art>` while the media query matches. */
export function ArtSource({ name, media }: { name: string; media: string }) {
  const { src, width, height } = picture(name);
  return <source media={media} srcSet={src} width={width} height={height} />;
}

interface ArtIconProps {
  /** The slug of the page that it is on. */
  page: string;
  name: IconName;
  className?: string;
}

/** An icon of a pillar or feature in the colour of the text, from the one file that has all icons of its page. */
export function ArtIcon({ page, name, className = "" }: ArtIconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <use href={`${picture(`icons-${page}`).src}#${name}`} />
    </svg>
  );
}
