import { Art } from "@/components/art/art";
import { thumbnailName } from "@/components/art/page-pictures";

/** A small part of a page's picture. */
export function Thumbnail({ slug }: { slug: string }) {
  return (
    <Art name={thumbnailName(slug)} className="border-ink-200 aspect-3/2 w-full border bg-white object-cover md:w-60" />
  );
}
