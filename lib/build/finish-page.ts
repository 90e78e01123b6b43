import { createHash } from "node:crypto";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize, html as spec, defaultTreeAdapter as tree } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The folder of the pages that `next build` rendered. */
export const PAGES_FOLDER = path.join(".next", "server", "app");

interface Additions {
  /** The inline script that loads Next's scripts later (script-deferral.ts). */
  deferral: string;
  /** The page's JSON-LD. A component would send it a second time, in the flight data. */
  structuredData?: string;
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

/** Tells whether a script is one of Next's that start by themselves; the one for browsers without modules does not. */
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
export function finishPage(html: string, { deferral, structuredData }: Additions) {
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
  if (structuredData) tree.appendChild(body, createScript({ type: "application/ld+json" }, structuredData));

  const inline = [...elementsIn(page)].filter(
    (element) => element.tagName === "script" && !attribute(element, "src") && !isData(element),
  );
  const scriptHashes = [...new Set(inline.map(textOf).filter(Boolean).map(cspHash))];
  return { html: serialize(page), scriptHashes };
}
