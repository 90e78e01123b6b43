import { expect } from "../fixtures";
import { all } from "../support/html";
import { send } from "../support/http";

/** The origin of the build (playwright.config.ts), which absolute URLs have. */
export const SITE = "http://localhost:3000";

export const urlOf = (path: string) => (path === "/" ? SITE : SITE + path);

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** What a page's only JSON-LD script describes. */
export async function thingsOn(origin: string, path: string): Promise<Thing[]> {
  const { text } = await send(origin, path);
  const [script = "", ...others] = all(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  expect(others, path).toEqual([]);
  const graph = JSON.parse(script);
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}
