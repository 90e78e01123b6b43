import type { ReactNode } from "react";
import { Art, cropSrc, picture } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { productTones } from "@/components/art/product-image";
import { pageTexts } from "@/content/page-texts";
import type { Crop, VisualName } from "@/content/types";

interface ProductFrame {
  /** On phones, and wherever there is little room. All have the same proportions. */
  small: Crop;
  /** In the showcase from 1200 px. A strip of 8 px at the bottom shows on hover alone. */
  showcase: Crop;
  /** In the hero where it is narrow: from 992 to 1199 px. */
  tall: Crop;
  /** In the hero from 1200 to 1599 px. */
  wide: Crop;
  /** Whether the showcase and the wide crop continue behind the right edge, as the screen has no gap there. */
  bleeds?: boolean;
  /** Columns of the showcase that the product spans. */
  columns: string;
}

/** The parts of each screen that are shown. Their edges are between words and between rows. */
export const productFrames: Record<VisualName, ProductFrame> = {
  repz: {
    small: [650, 68, 470, 466],
    showcase: [272, 0, 848, 562],
    tall: [650, 69, 470, 651],
    wide: [272, 0, 848, 720],
    columns: "2xl:col-span-7",
  },
  "social-registry": {
    small: [748, 132, 372, 369],
    showcase: [212, 0, 555, 560],
    tall: [748, 132, 372, 588],
    wide: [208, 0, 912, 720],
    columns: "2xl:col-span-5",
  },
  "rwanda-valuation-system": {
    small: [640, 65, 480, 476],
    showcase: [640, 65, 480, 486],
    tall: [640, 65, 480, 655],
    wide: [238, 0, 882, 720],
    columns: "2xl:col-span-5",
  },
  "deeds-platform": {
    small: [4, 68, 448, 444],
    showcase: [0, 0, 812, 556],
    tall: [4, 68, 448, 648],
    wide: [0, 0, 812, 706],
    bleeds: true,
    columns: "2xl:col-span-7",
  },
};

/** A product in the showcase: its window stands on the lower edge. */
export function ShowcaseWindow({ product }: { product: VisualName }) {
  const { small, showcase, bleeds } = productFrames[product];
  const name = `screen-${product}`;
  return (
    <Stage product={product} className={`items-end px-5 pt-9 ${bleeds ? "2xl:pr-0 2xl:pl-14" : "2xl:px-7"}`}>
      <picture className="contents">
        <CropSource media="(width < 1200px)" name={name} crop={small} />
        <img
          src={cropSrc(name, showcase)}
          width={showcase[2]}
          height={showcase[3]}
          alt=""
          loading="lazy"
          className={`relative w-full max-w-[480px] rounded-t-win shadow-win-dark transition-transform duration-base group-hover:-translate-y-2 2xl:-mb-2 2xl:max-w-none ${bleeds ? "2xl:rounded-tr-none" : ""}`}
        />
      </picture>
    </Stage>
  );
}

/** A product in the hero of its page: on narrow screens on the lower edge, beside the text in the middle. */
export function ProductStage({ product, alt }: { product: VisualName; alt: string }) {
  const { small, tall, wide, bleeds } = productFrames[product];
  const name = `screen-${product}`;
  const whole = picture(name);
  return (
    <Stage
      product={product}
      isEager
      className={`items-end px-5 pt-9 lg:items-center lg:px-8 lg:pt-0 2xl:px-10 min-[1600px]:px-14 ${bleeds ? "2xl:max-[1600px]:pr-0 2xl:max-[1600px]:pl-14" : ""}`}
    >
      <picture className="contents">
        <CropSource media="(width < 992px)" name={name} crop={small} />
        <CropSource media="(width < 1200px)" name={name} crop={tall} />
        <CropSource media="(width < 1600px)" name={name} crop={wide} />
        <img
          {...whole}
          alt={alt}
          className={`relative w-full max-w-[480px] rounded-t-win shadow-win-dark lg:max-w-[440px] lg:rounded-win 2xl:max-w-[1010px] ${bleeds ? "2xl:max-[1600px]:rounded-r-none" : ""}`}
        />
      </picture>
    </Stage>
  );
}

interface StageProps {
  product: VisualName;
  isEager?: boolean;
  className: string;
  children: ReactNode;
}

/** A product's tone-on-tone pattern behind its window. */
function Stage({ product, isEager, className, children }: StageProps) {
  return (
    <div className={`relative flex h-full justify-center overflow-hidden ${className}`}>
      <Art
        name={patternName({ slug: product, color: productTones[product], shape: "stage" })}
        isEager={isEager}
        className="absolute inset-0 size-full object-cover object-left-top"
      />
      {children}
      <SampleData className="bg-ink-950 absolute top-0 right-0 py-1 text-white" />
    </div>
  );
}

interface CropSourceProps {
  media: string;
  /** The picture's, in the art manifest. */
  name: string;
  crop: Crop;
}

const CropSource = ({ media, name, crop }: CropSourceProps) => (
  <source media={media} srcSet={cropSrc(name, crop)} width={crop[2]} height={crop[3]} />
);

interface PictureCropProps {
  /** In the art manifest. */
  name: string;
  crop: Crop;
  /** On phones. */
  narrow?: Crop;
  alt: string;
}

/** A part of a picture as a card. */
export function PictureCrop({ name, crop, narrow, alt }: PictureCropProps) {
  return (
    <div className="overflow-hidden rounded-win bg-white shadow-win max-lg:max-w-[560px]">
      <picture>
        {narrow && <CropSource media="(width < 560px)" name={name} crop={narrow} />}
        <img
          src={cropSrc(name, crop)}
          width={crop[2]}
          height={crop[3]}
          alt={alt}
          loading="lazy"
          className="max-h-[600px] w-full object-contain bg-ink-50"
        />
      </picture>
      <SampleData className="border-ink-200 text-ink-600 border-t py-2 text-right" />
    </div>
  );
}

/** On every picture, whichever part of a screen that shows. Hidden from screen readers: alternative texts say it. */
const SampleData = ({ className }: { className: string }) => (
  <p aria-hidden="true" className={`px-3 text-xs font-medium ${className}`}>
    {pageTexts.sampleData}
  </p>
);
