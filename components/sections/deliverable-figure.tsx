import { Art, ArtSource } from "@/components/art/art";
import { deliverableName } from "@/components/art/page-pictures";
import { patternName } from "@/components/art/pattern";
import type { ToneName } from "@/components/art/pattern-colors";
import type { DeliverableImage, DisciplinePage } from "@/content/types";
import { PictureCrop } from "./product-screen";

interface DeliverableProps {
  slug: string;
  image: DeliverableImage;
}

/** Where the column is under 540 px wide: on phones, and where it is beside the text but the page is not wide yet. */
const NARROW = "(width < 768px), (992px <= width < 1062px)";

/**
 * What a client receives, drawn wide or narrow. The narrow drawing needs 330 px to keep its text above 12 px, so that it
 * reaches into the gutters of a phone.
 */
export function DeliverableFigure({ slug, image }: DeliverableProps) {
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

/** The same where a hero's stage is too small for the wide drawing. */
const NARROW_ON_STAGE = "(width < 768px), (992px <= width < 1200px)";

/** What a client receives, in a hero: in front of the tone-on-tone pattern of its page. */
export function DeliverableStage({ slug, image, tone }: DeliverableProps & { tone: ToneName }) {
  return (
    <div className="relative grid h-full place-items-center px-3 py-9 md:px-8 lg:px-14 2xl:px-10">
      <Art
        name={patternName({ slug, color: tone, shape: "surround" })}
        isEager
        className="absolute inset-0 size-full object-cover object-left-top"
      />
      <picture className="relative w-full max-w-[420px] md:max-w-[660px] lg:max-w-[420px] 2xl:max-w-[860px]">
        <ArtSource name={deliverableName(slug, "narrow")} media={NARROW_ON_STAGE} />
        <Art
          name={deliverableName(slug, "wide")}
          alt={image.alt}
          isEager
          className="w-full rounded-win bg-white shadow-win-dark"
        />
      </picture>
    </div>
  );
}

/** The part of the hero's picture that says the most, and what the picture says. Not printed, because the hero's picture is. */
export function DeliverableDetail({ slug, image }: { slug: string; image: DisciplinePage["deliverable"] }) {
  return (
    <figure className="print:hidden">
      <PictureCrop name={deliverableName(slug, "wide")} crop={image.detail} alt="" />
      <figcaption className="mt-5 max-w-[600px] text-sm text-ink-600">{image.caption}</figcaption>
    </figure>
  );
}
