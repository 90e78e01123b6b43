import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { draftScript } from "@/components/forms/draft-early";
import { googleScript } from "@/components/forms/google-early";
import { passwordScript } from "@/components/forms/password-early";
import { lateScripts } from "@/components/layout/late-scripts";
import { sitePages } from "@/content/site-pages";
import { HASHES_FILE, type hashesSchema } from "@/lib/http/page-policies";
import { structuredData } from "@/lib/seo/structured-data";

/**
 * Run after every build, over the pages that it left: has their scripts wait for a visitor's first touch, and Google's
 * button, the passwords' and the drafts work before; adds what they tell search engines; and writes down their inline scripts, by
 * hash, for their content security policies. Search engines' data is added here because a component's markup is sent
 * twice, the second time for a script that has no use for it.
 */
const PAGES = path.join(".next", "server", "app");
/** Scripts that a browser runs: no file of their own, and no data. */
const INLINE_SCRIPT = /<script(?:\s(?:(?!src=|type="application)[^>])*)?>([\s\S]*?)<\/script>/g;
const DATA = /<script type="application\/ld\+json">[^<]*<\/script>/;

/** It has no script at all (failed-page.tsx). */
const FAILED = "/_global-error";

/** Next's own, as it writes them: each starts by itself, and the one that starts the others comes last. */
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*>/g;

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const hashesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .map(([, script = ""]) => script)
      .filter(Boolean)
      .map(hashOf),
  ),
];

const described = new Set(
  sitePages.filter(({ isIndexed, canonical }) => isIndexed || canonical).map((page) => page.path),
);

/** The page with its data, once however often this runs. */
function withData(page: string, html: string): string {
  if (!described.has(page)) return html;
  const data = `<script type="application/ld+json">${structuredData(page)}</script>`;
  return html.replace(DATA, "").replace("</body>", () => `${data}</body>`);
}

/** What works before the scripts come, by the mark of a page that has it. */
const EARLY: [RegExp, string][] = [
  [/ data-google="/, googleScript],
  [/ data-shows="/, passwordScript],
  [/ name="kind"/, draftScript()],
];

/** The page with one script that loads the others once they are wanted, and before it what cannot wait for them. */
function withLateScripts(html: string): string {
  const found = [...html.matchAll(SCRIPT)];
  const last = found.at(-1)?.[0];
  if (!last) return html;
  const sources = found.map(([, source = ""]) => source);
  const early = EARLY.filter(([mark]) => mark.test(html)).map(([, script]) => script);
  const inline = [...early, lateScripts([...new Set(sources)], html.includes("<form"))];
  return html
    .replace(last, () => inline.map((script) => `<script>${script}</script>`).join(""))
    .replace(SCRIPT, "")
    .replace(SCRIPT_AHEAD, "");
}

const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const pages = Object.fromEntries(
  files.map((name) => {
    const file = path.join(PAGES, name);
    const address = `/${name
      .split(path.sep)
      .join("/")
      .replace(/\.html$/, "")}`;
    const page = address === "/index" ? "/" : address;
    const html = withLateScripts(withData(page, readFileSync(file, "utf8")));
    writeFileSync(file, html);
    return [page, hashesIn(html)];
  }),
);
const [first = [], ...others] = Object.entries(pages)
  .filter(([page]) => page !== FAILED)
  .map(([, hashes]) => hashes);
const shared = first.filter((hash) => others.every((hashes) => hashes.includes(hash)));

writeFileSync(HASHES_FILE, JSON.stringify({ pages, shared } satisfies z.infer<typeof hashesSchema>));
