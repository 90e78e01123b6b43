import "server-only";
import type { Metadata } from "next";
import { company } from "@/content/company";
import * as messages from "@/content/messages";
import { SHARE_PICTURE_SIZE, sharePicture, sitePage } from "@/content/site-pages";
import { siteUrl } from "@/lib/env";
import { type FormPage, flashOfPage } from "@/lib/http/flash-message";

/** The absolute URL of a page in its canonical form: the home page's has no trailing slash. */
export const pageUrl = (path: string) => (path === "/" ? siteUrl : siteUrl + path);

/** A page's metadata from its content: title, description, canonical URL, Open Graph and Twitter card. */
export function metadataOf(path: string): Metadata {
  const { meta, canonical = path, isIndexed } = sitePage(path);
  const { title, description } = meta;
  const image = { url: sharePicture(canonical), ...SHARE_PICTURE_SIZE, alt: title };
  return {
    title,
    description,
    alternates: { canonical },
    // A second path of an indexed page needs no robots rule: it names the canonical one.
    ...(!isIndexed && canonical === path && { robots: { index: false } }),
    openGraph: {
      type: "website",
      siteName: company.name,
      locale: "en_US",
      url: canonical,
      title,
      description,
      images: [image],
    },
    // Missing fields fall back to Open Graph.
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: title }] },
  };
}

/**
 * The metadata of the page that shows a form's flash message: of an error, the title says so first, because a screen reader reads it first
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
export async function metadataOfMessage(page: FormPage, metadata = metadataOf(page)): Promise<Metadata> {
  const flash = await flashOfPage(page);
  return flash && !flash.isSuccess ? { ...metadata, title: `${messages.errorPrefix}${metadata.title}` } : metadata;
}
