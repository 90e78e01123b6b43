import { Art, type Crop, cropSrc, picture } from "@/components/art/art";

interface ProductWindowProps {
  /** The product screen's name. */
  visual: string;
  alt: string;
  /** The part shown below 992 px. */
  small: Crop;
  /** The part shown from 992 px. */
  wide: Crop;
  /** Size and place of the window. */
  className: string;
  isEager?: boolean;
}

/** A product screen on its tone-on-tone wall; one file serves both crops. */
export function ProductWindow({ visual, alt, small, wide, className, isEager = false }: ProductWindowProps) {
  const name = `screen-${visual}`;
  return (
    <>
      <Art
        name={`${visual}--tone-${visual}--stage`}
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

/** A part of a product screen as a card of its own. */
export function ProductCrop({ visual, crop, alt }: { visual: string; crop: Crop; alt: string }) {
  return (
    <img
      src={cropSrc(`screen-${visual}`, crop)}
      width={crop[2]}
      height={crop[3]}
      alt={alt}
      loading="lazy"
      className="w-full rounded-win bg-white shadow-win max-lg:max-w-[560px]"
    />
  );
}

/** The whole screen, as a crop. */
export function wholeScreen(visual: string): Crop {
  const { width, height } = picture(`screen-${visual}`);
  return [0, 0, width, height];
}
