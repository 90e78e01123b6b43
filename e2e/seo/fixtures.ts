import { expect } from "../fixtures";
import { all, serve } from "../support/served";

/** The origin of the build (playwright.config.ts), which absolute URLs have. */
export const SITE = "http://localhost:3000";

export const urlOf = (path: string) => (path === "/" ? SITE : SITE + path);

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** A page's only JSON-LD script, as text. */
export async function structuredDataOf(url: string): Promise<string> {
  const { text } = await serve(url);
  const scripts = all(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  expect(scripts, url).toHaveLength(1);
  return scripts[0] ?? "";
}

export async function thingsOn(url: string): Promise<Thing[]> {
  const graph = JSON.parse(await structuredDataOf(url));
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}
