import { Art, ArtSource } from "@/components/art/art";
import { deliverableName } from "@/components/art/deliverables/name";
import type { DeliverableImage } from "@/content/types";

/** Where the column is under 540 px wide: on phones, and where it is beside the text but the page is not wide yet. */
const NARROW = "(width < 768px), (992px <= width < 1062px)";

/**
 * What a client receives, drawn wide or narrow. The narrow drawing needs 330 px to keep its text above 12 px, so that it
 * reaches into the gutters of a phone.
 */
export function DeliverableFigure({ slug, image }: { slug: string; image: DeliverableImage }) {
  return (
    <figure>
      <picture>
        <ArtSource name={deliverableName(slug, "narrow")} media={NARROW} />
        <Art
          name={deliverableName(slug, "wide")}
          alt={image.alt}
          className="w-full max-w-[660px] rounded-win bg-white shadow-win max-md:max-w-[420px] max-xs:-mx-3 max-xs:w-[calc(100%+24px)] lg:max-[1062px]:max-w-[420px]"
        />
      </picture>
      <figcaption className="mt-5 max-w-[600px] text-sm text-ink-600">{image.caption}</figcaption>
    </figure>
  );
}
