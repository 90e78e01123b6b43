import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize, html as spec, defaultTreeAdapter as tree } from "parse5";
import { sitePages } from "@/content/pages";
import type { BuiltSite } from "@/lib/built-site";
import { structuredData } from "@/lib/seo";
import { bundleInline } from "./inline.mjs";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The folder of the pages that `next build` rendered. */
export const PAGES_FOLDER = path.join(".next", "server", "app");

interface Additions {
  /** The inline script that loads Next's scripts later (script-deferral.ts). */
  deferral: string;
  /** Structured data. Added here because in a component it would be sent a second time, in the flight data. */
  jsonLd?: string;
}

/** All elements of a parsed page. */
export function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const textOf = (element: Element) => element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

function createScript(attrs: Record<string, string>, text: string): Element {
  const list = Object.entries(attrs).map(([name, value]) => ({ name, value }));
  const script = tree.createElement("script", spec.NS.HTML, list);
  tree.insertText(script, text);
  return script;
}

/** Tells whether a script is one of Next's that start by themselves, unlike the one for browsers without modules. */
const isNextScript = (script: Element) => attribute(script, "async") !== undefined && attribute(script, "src");
const isData = (script: Element) => attribute(script, "type")?.startsWith("application/");
const isScriptPreload = (element: Element) =>
  element.tagName === "link" && attribute(element, "rel") === "preload" && attribute(element, "as") === "script";

export const cspHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Defers the scripts of Next's static page, adds its structured data, and lists the hashes for its
 * Content-Security-Policy. This is the one place that depends on the markup that Next writes.
 * @throws if the page is not as expected, so that the build stops instead of serving a page without scripts or policy.
 */
export function finishPage(html: string, { deferral, jsonLd }: Additions) {
  const page = parse(html, { sourceCodeLocationInfo: true });
  const elements = [...elementsIn(page)];
  const scripts = elements.filter(({ tagName }) => tagName === "script");

  const body = elements.find(({ tagName }) => tagName === "body");
  if (!body?.sourceCodeLocation?.endTag) throw new Error("it has no </body>");

  const external = scripts.filter((script) => attribute(script, "src"));
  const deferred = external.filter(isNextScript);
  const unknown = external.find((script) => !isNextScript(script) && attribute(script, "nomodule") === undefined);
  if (unknown) throw new Error(`it has a script that is neither async nor nomodule: ${attribute(unknown, "src")}`);
  const last = deferred.at(-1);
  if (!last?.parentNode) throw new Error('it has no <script src="…" async> of Next\'s to defer');
  if (!scripts.some((script) => textOf(script).includes("self.__next_f.push("))) {
    throw new Error("it has no inline flight data (self.__next_f)");
  }

  const sources = [...new Set(deferred.map((script) => attribute(script, "src") ?? ""))];
  tree.insertBefore(last.parentNode, createScript({ "data-scripts": sources.join(" ") }, deferral), last);
  for (const element of [...deferred, ...elements.filter(isScriptPreload)]) tree.detachNode(element);
  if (jsonLd) tree.appendChild(body, createScript({ type: "application/ld+json" }, jsonLd));

  const inline = [...elementsIn(page)].filter(
    (element) => element.tagName === "script" && !attribute(element, "src") && !isData(element),
  );
  const scriptHashes = [...new Set(inline.map(textOf).filter(Boolean).map(cspHash))];
  return { html: serialize(page), scriptHashes };
}

/**
 * Next's own document for a failure (app/global-error.tsx): it has no script, and is not served
 * (lib/build/error-pages.tsx).
 */
const SERVER_ERROR = "/_global-error";

const described = new Set(
  sitePages.filter(({ isIndexed, canonical }) => isIndexed || canonical).map((page) => page.path),
);

/** `/` of index.html, `/services/ui-design` of services/ui-design.html. */
const pathOf = (file: string) => `/${file.replaceAll(path.sep, "/").replace(/(^index)?\.html$/, "")}`;

/** @returns the hashes of the page's inline scripts */
function finish(file: string, deferral: string): string[] {
  const page = pathOf(file);
  if (page === SERVER_ERROR) return [];
  const whole = path.join(PAGES_FOLDER, file);
  try {
    const jsonLd = described.has(page) ? structuredData(page) : undefined;
    const { html, scriptHashes } = finishPage(readFileSync(whole, "utf8"), { deferral, jsonLd });
    writeFileSync(whole, html);
    return scriptHashes;
  } catch (error) {
    throw new Error(`${whole} is not a page as Next is known to write it`, { cause: error });
  }
}

/** Finishes every static page. @returns the hashes of their inline scripts, by page. */
export function finishPages(): BuiltSite["scriptHashes"] {
  const files = readdirSync(PAGES_FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const deferral = bundleInline("lib/browser/script-deferral.ts").text;
  const pages = Object.fromEntries(files.map((file) => [pathOf(file), finish(file, deferral)]));
  const missing = [...described].filter((page) => !pages[page]);
  if (missing.length) throw new Error(`${PAGES_FOLDER} lacks the pages ${missing.join(", ")}`);

  return pages;
}
