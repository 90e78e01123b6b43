import { Art, ArtSource } from "@/components/art/art";
import { deliverableName } from "@/components/art/deliverables/name";
import type { DeliverableImage } from "@/content/types";

/**
 * What a client receives, drawn wide where its column leaves 540 px for it. The narrow drawing needs 330 px to keep its text
 * above 12 px, so that it reaches into the gutters of a phone.
 */
export function DeliverableFigure({ slug, image }: { slug: string; image: DeliverableImage }) {
  return (
    <figure>
      <picture>
        <ArtSource name={deliverableName(slug, "narrow")} media="(width < 1062px)" />
        <Art
          name={deliverableName(slug, "wide")}
          alt={image.alt}
          className="w-full rounded-win bg-white shadow-win max-[1062px]:max-w-[420px] max-xs:-mx-3 max-xs:w-[calc(100%+24px)]"
        />
      </picture>
      <figcaption className="mt-5 max-w-[600px] text-sm text-ink-600">{image.caption}</figcaption>
    </figure>
  );
}
