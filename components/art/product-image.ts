import type { ProductImage, VisualName } from "@/content/types";

/** The product on a picture: `repz` for `/art/screen-repz.svg`. */
export const productOf = (image: ProductImage) => image.replace(/^.*screen-|\.svg$/g, "") as VisualName;
