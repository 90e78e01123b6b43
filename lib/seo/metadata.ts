import "server-only";
import type { Metadata } from "next";
import { picture } from "@/components/art/art";
import { company } from "@/content/company";
import { sitePage } from "@/content/site-pages";
import { shareName } from "./share-name";

/** A page's head, from its content: title, description, address, and what a link to it looks like elsewhere. */
export function metadataOf(path: string): Metadata {
  const { meta, canonical = path, isIndexed } = sitePage(path);
  const { title, description } = meta;
  const { src, width, height } = picture(shareName(canonical));
  const image = { url: src, width, height, alt: title };
  return {
    title,
    description,
    alternates: { canonical },
    // Another address of an indexed page says so by its canonical one.
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
    // What is the same there is taken from Open Graph.
    twitter: { card: "summary_large_image", title, description, images: [{ url: src, alt: title }] },
  };
}
