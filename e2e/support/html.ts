/** The first group of every match. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** Decodes HTML's entities, as far as React writes them. */
export const plain = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The targets of a page's links. */
export const anchorsOf = (html: string) => all(html, /<a\s[^>]*?href="([^"]*)"/g).map(plain);
