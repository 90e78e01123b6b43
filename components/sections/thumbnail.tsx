import { Art } from "@/components/art/art";
import { thumbnailCrops, thumbnailName } from "@/components/art/page-pictures";
import { type PatternKey, patternName } from "@/components/art/pattern";

/** A small part of a page's picture, or of the pattern in its hero if it has no picture. */
export function Thumbnail({ slug, color }: Pick<PatternKey, "slug" | "color">) {
  const name = slug in thumbnailCrops ? thumbnailName(slug) : patternName({ slug, color, shape: "hero" });
  return <Art name={name} className="border-ink-200 aspect-3/2 w-full border bg-white object-cover md:w-60" />;
}
