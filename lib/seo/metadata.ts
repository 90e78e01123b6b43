import "server-only";
import type { Metadata } from "next";
import type { PageMeta } from "@/content/types";

/** A page's head, from its content. `path` is its canonical address. */
export function metadataOf({ title, description }: PageMeta, path: string): Metadata {
  return { title, description, alternates: { canonical: path } };
}
