import { bundleInline } from "./inline.mjs";

/** Loader of next.config.mjs: replaces a module `*.inline.ts` by its bundle, as the text of its export `script`. */
export default function inlineLoader() {
  const { text, files } = bundleInline(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export const script = ${JSON.stringify(text)};`;
}
