import { type HttpResponse, send } from "./http";

export interface Served extends HttpResponse {
  location: string | undefined;
}

/** A response as it is served, before any script. Follows no redirect. */
export async function serve(url: string, headers: Record<string, string> = {}): Promise<Served> {
  const { origin, pathname, search } = new URL(url);
  const response = await send(origin, pathname + search, { headers: { "accept-encoding": "gzip", ...headers } });
  return { ...response, location: response.header("location") };
}

/** The first group of every match. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** A static page's deferred scripts (lib/build/script-deferral.ts). */
export const scriptsOf = (html: string): string[] => /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];

/** Decodes HTML's entities, as far as React writes them. */
export const plain = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The text of a page, one string per text node. */
export const piecesOf = (html: string): string[] =>
  plain(html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "").replace(/<[^>]*>/g, "\n"))
    .split("\n")
    .filter(Boolean);

export const titleOf = (html: string) => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");

export const descriptionOf = (html: string) =>
  plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");

/** The targets of a page's links. */
export const anchorsOf = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g).map(plain);
