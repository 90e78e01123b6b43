import type { Metadata } from "next";
import { linkGoogle } from "@/content/account";
import { company } from "@/content/company";
import { SHARE_PICTURE_SIZE, sitePage } from "@/content/pages";
import { siteUrl } from "@/lib/settings/env";

/** The absolute URL of a page in its canonical form: the home page's has no trailing slash. */
export const pageUrl = (path: string) => (path === "/" ? siteUrl : siteUrl + path);

/** Pages that ask a question after Google. Nothing links to them. */
const questions: Readonly<Record<string, Metadata>> = {
  "/my-profile/link-google": linkGoogle.meta,
};

/** A page's metadata from its content: title, description, canonical URL, Open Graph and Twitter card. */
export function metadataOf(path: string): Metadata {
  if (questions[path]) return { ...questions[path], robots: { index: false } };
  const { meta, picture, canonical = path, isIndexed } = sitePage(path);
  const { title, description } = meta;
  const image = { url: picture, ...SHARE_PICTURE_SIZE, alt: title };
  return {
    title,
    description,
    alternates: { canonical },
    // A second path of an indexed page needs no robots rule: it names the canonical one.
    ...(!isIndexed && canonical === path && { robots: { index: false } }),
    openGraph: {
      type: "website",
      siteName: company.name,
      locale: "en_GB",
      url: canonical,
      title,
      description,
      images: [image],
    },
    // Missing fields fall back to Open Graph.
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: title }] },
  };
}
