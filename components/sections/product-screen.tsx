import { Art, type Crop, cropSrc, picture } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import type { VisualName } from "@/content/types";

interface ProductFrame {
  wide?: Crop;
  small: Crop;
  /** Size and position of the window from 992 px. */
  window: string;
  /** Columns of the showcase that the product spans. */
  columns: string;
}

/** The design guide's crops of each screen. */
export const productFrames: Record<VisualName, ProductFrame> = {
  repz: {
    small: [650, 68, 470, 420],
    window: "lg:top-14 lg:left-[9%] lg:w-[940px]",
    columns: "lg:col-span-7",
  },
  "social-registry": {
    wide: [208, 0, 912, 720],
    small: [756, 140, 352, 400],
    window: "lg:top-14 lg:left-11 lg:w-[726px]",
    columns: "lg:col-span-5",
  },
  "rwanda-valuation-system": {
    wide: [300, 0, 820, 720],
    small: [640, 64, 480, 430],
    window: "lg:top-14 lg:right-11 lg:w-[640px]",
    columns: "lg:col-span-5",
  },
  "deeds-platform": {
    small: [0, 66, 456, 408],
    window: "lg:top-14 lg:left-[9%] lg:w-[940px]",
    columns: "lg:col-span-7",
  },
};

interface ProductScreenProps {
  product: VisualName;
  alt?: string;
  /** The part shown below 992 px. */
  small: Crop;
  /** The part shown from 992 px; the whole screen by default. */
  wide?: Crop;
  /** Size and position from 992 px. */
  className: string;
  isEager?: boolean;
}

/** A part of a product's screen in front of its tone-on-tone pattern. */
export function ProductScreen({
  product,
  alt = "",
  small,
  wide = wholeScreen(product),
  className,
  isEager = false,
}: ProductScreenProps) {
  const name = `screen-${product}`;
  return (
    <>
      <Art
        name={patternName({ slug: product, color: `tone-${product}`, shape: "stage" })}
        isEager={isEager}
        className="absolute inset-0 size-full object-cover"
      />
      <picture>
        <source media="(width < 992px)" srcSet={cropSrc(name, small)} width={small[2]} height={small[3]} />
        <img
          src={cropSrc(name, wide)}
          width={wide[2]}
          height={wide[3]}
          alt={alt}
          loading={isEager ? undefined : "lazy"}
          className={`absolute max-w-none rounded-win shadow-win-dark max-lg:top-9 max-lg:left-1/2 max-lg:w-[min(100%-40px,480px)] max-lg:-translate-x-1/2 ${className}`}
        />
      </picture>
    </>
  );
}

/** A part of a product's screen as a card. */
export function ProductCrop({ product, crop, alt }: { product: VisualName; crop: Crop; alt: string }) {
  return (
    <img
      src={cropSrc(`screen-${product}`, crop)}
      width={crop[2]}
      height={crop[3]}
      alt={alt}
      loading="lazy"
      className="w-full rounded-win bg-white shadow-win max-lg:max-w-[560px]"
    />
  );
}

function wholeScreen(product: VisualName): Crop {
  const { width, height } = picture(`screen-${product}`);
  return [0, 0, width, height];
}
