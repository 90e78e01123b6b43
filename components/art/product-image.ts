import type { Crop, ProductImage, VisualName } from "@/content/types";
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

/** The part of each product's screen in the list of solutions. */
export const productThumbnails: Record<VisualName, Crop> = {
  repz: [674, 111, 354, 236],
  "social-registry": [776, 140, 318, 212],
  "rwanda-valuation-system": [814, 348, 294, 196],
  "deeds-platform": [102, 66, 252, 168],
};
