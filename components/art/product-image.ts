import type { ProductImage, VisualName } from "@/content/types";
import type { ToneName } from "./pattern-colors";

/** The product on a picture: `repz` for `/art/screen-repz.svg`. */
export const productOf = (image: ProductImage) => image.replace(/^.*screen-|\.svg$/g, "") as VisualName;

/** What each product's screen stands in front of. */
export const productTones: Record<VisualName, ToneName> = {
  repz: "tone-forest",
  "social-registry": "tone-earth",
  "rwanda-valuation-system": "tone-mist",
  "deeds-platform": "tone-leaf",
};
