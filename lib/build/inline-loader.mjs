import { bundleInline } from "./inline.mjs";

/**
 * Replaces a module `*.inline.ts` by its bundle, as the text of its export `script`. next.config.mjs uses this loader.
 */
export default function inlineLoader() {
  const { text, files } = bundleInline(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export const script = ${JSON.stringify(text)};`;
}
