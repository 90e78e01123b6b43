import { Art, type Crop, cropSrc, picture } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { productTones } from "@/components/art/product-image";
import { pageTexts } from "@/content/page-texts";
import type { VisualName } from "@/content/types";

interface ProductFrame {
  wide?: Crop;
  small: Crop;
  /** Size and position of the window from 1200 px. */
  window: string;
  /** Columns of the showcase that the product spans. */
  columns: string;
}

/** The design guide's crops of each screen. The small ones have the same proportions, and end below a whole row. */
export const productFrames: Record<VisualName, ProductFrame> = {
  repz: {
    small: [650, 60, 470, 466],
    window: "2xl:top-14 2xl:left-[9%] 2xl:w-[940px]",
    columns: "2xl:col-span-7",
  },
  "social-registry": {
    wide: [208, 0, 912, 720],
    small: [748, 132, 372, 369],
    window: "2xl:top-14 2xl:left-11 2xl:w-[726px]",
    columns: "2xl:col-span-5",
  },
  "rwanda-valuation-system": {
    wide: [300, 0, 820, 720],
    small: [640, 65, 480, 476],
    window: "2xl:top-14 2xl:right-11 2xl:w-[640px]",
    columns: "2xl:col-span-5",
  },
  "deeds-platform": {
    small: [4, 68, 448, 444],
    window: "2xl:top-14 2xl:left-[9%] 2xl:w-[940px]",
    columns: "2xl:col-span-7",
  },
};

interface ProductScreenProps {
  product: VisualName;
  alt?: string;
  /** The part shown from 1200 px; the whole screen by default. */
  wide?: Crop;
  /** Size and position from 1200 px. */
  className: string;
  isEager?: boolean;
}

/** A part of a product's screen in front of its tone-on-tone pattern. Below 1200 px the small crop stands on the lower edge. */
export function ProductScreen({
  product,
  alt = "",
  wide = wholeScreen(product),
  className,
  isEager = false,
}: ProductScreenProps) {
  const name = `screen-${product}`;
  const { small } = productFrames[product];
  return (
    <div className="relative flex h-full items-end justify-center overflow-hidden px-5 pt-9 2xl:block 2xl:p-0">
      <Art
        name={patternName({ slug: product, color: productTones[product], shape: "stage" })}
        isEager={isEager}
        className="absolute inset-0 size-full object-cover"
      />
      <picture className="contents">
        <source media="(width < 1200px)" srcSet={cropSrc(name, small)} width={small[2]} height={small[3]} />
        <img
          src={cropSrc(name, wide)}
          width={wide[2]}
          height={wide[3]}
          alt={alt}
          loading={isEager ? undefined : "lazy"}
          className={`relative w-full max-w-[480px] rounded-t-win shadow-win-dark transition-transform duration-base group-hover:-translate-y-2 2xl:absolute 2xl:max-w-none 2xl:rounded-win ${className}`}
        />
      </picture>
      <SampleData className="bg-ink-950 absolute top-0 right-0 py-1 text-white" />
    </div>
  );
}

interface PictureCropProps {
  /** In the art manifest. */
  name: string;
  crop: Crop;
  alt: string;
}

/** A part of a picture as a card. */
export function PictureCrop({ name, crop, alt }: PictureCropProps) {
  return (
    <div className="overflow-hidden rounded-win bg-white shadow-win max-lg:max-w-[560px]">
      <img src={cropSrc(name, crop)} width={crop[2]} height={crop[3]} alt={alt} loading="lazy" className="w-full" />
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

function wholeScreen(product: VisualName): Crop {
  const { width, height } = picture(`screen-${product}`);
  return [0, 0, width, height];
}
