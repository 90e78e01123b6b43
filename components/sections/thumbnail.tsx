import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { thumbnailCrops, thumbnailName } from "@/components/art/thumbnails";
import type { SitePage } from "@/content/site-pages";

/** A small part of a page's picture, or the tile of its pattern where it has none. */
export function Thumbnail({ slug, pattern }: { slug: string; pattern: SitePage["pattern"] }) {
  const name = slug in thumbnailCrops ? thumbnailName(slug) : patternName({ ...pattern, shape: "tile" });
  return <Art name={name} className="border-ink-200 aspect-3/2 w-full border bg-white object-cover md:w-60" />;
}
