import manifest from "./manifest.json";

export interface Picture {
  src: string;
  width: number;
  height: number;
}

const pictures: Record<string, Picture> = manifest;

/** A drawn picture's address and size. Throws where `npm run generate` draws no such picture. */
export function picture(name: string): Picture {
  const found = pictures[name];
  if (!found) throw new Error(`There is no picture named "${name}": see lib/cli/art.ts.`);
  return found;
}

interface ArtProps {
  name: string;
  /** Empty for decoration, which patterns always are. */
  alt?: string;
  className?: string;
  /** Set for pictures of the first view, so that they do not wait for the layout. */
  isEager?: boolean;
}

/** A picture of the site's own, at its own proportions unless a class says otherwise. */
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

/** The part x, y, width, height of a picture, in its own units. */
export type Crop = readonly [number, number, number, number];

/** The address of a part of a picture: one file serves every crop of it. */
export const cropSrc = (name: string, crop: Crop) => `${picture(name).src}#svgView(viewBox(${crop.join(",")}))`;
