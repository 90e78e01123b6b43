import { disciplinePages, servicePages } from "@/content/pages";
import type { Crop, DisciplinePage, ServicePage } from "@/content/types";
import { productThumbnails } from "./product-image";

/** The name of a deliverable's drawing in the manifest. */
export const deliverableName = (slug: string, size: "wide" | "narrow") => `deliverable-${slug}-${size}`;

/** The name of a page's thumbnail in the manifest. */
export const thumbnailName = (slug: string) => `thumbnail-${slug}`;

const services: [string, ServicePage][] = Object.entries(servicePages);
const disciplines: [string, DisciplinePage][] = Object.entries(disciplinePages);

/** The part of each page's picture that lists of pages show, by the slug of the page. */
export const thumbnailCrops: Record<string, Crop> = {
  ...productThumbnails,
  ...Object.fromEntries(disciplines.map(([slug, { deliverable }]) => [slug, deliverable.thumbnail])),
  ...Object.fromEntries(services.flatMap(([slug, { intro }]) => (intro.image ? [[slug, intro.image.thumbnail]] : []))),
};
