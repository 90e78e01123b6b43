import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// These rules tell which folder may import from which. Biome forbids cycles.
/** The files that may import anything. */
const TESTS = /\.(test|exhaustive)\.tsx?$|^lib\/(testing|bench)\/|^lib\/cli\/test\.ts/;

const DOMAINS = "accounts|backend|bench|build|cli|enquiries|mail|seo|server|testing";
/** The rooms that every domain may enter. */
const ROOMS = "browser|db|forms|http|launch|log|node|rate-limit|server|settings";
const SHARED = `lib/[^/]+$|lib/(${ROOMS})/`;
const WORDS_OF_ALL_PAGES = /^content\/(pages$|(services|solution|project|qa|sysadmin)\/)/;

/** Each sentence with the files that it holds for, and what those may not import. */
const rules: [sentence: string, files: RegExp, forbidden: RegExp][] = [
  ["Nothing imports routes.", /^(components|content|lib)\//, /^app\//],
  ["Content imports only content.", /^content\//, /^(app|components|lib)\//],
  [
    "Components import of lib what browsers may load: lib/browser, the browser's half of lib/forms, and forms.",
    /^components\//,
    /^lib\/(?!browser\/|forms\/(browser|define)$|[^/]+\/forms$|enquiries\/fields$|http\/(callback-url|paths)$)/,
  ],
  [
    "Browsers load no words of pages beside their own.",
    /^(components\/(layout|forms)|lib\/browser)\//,
    WORDS_OF_ALL_PAGES,
  ],
  ["The library renders nothing but the error pages.", /^lib\/(?!build\/error-pages\.tsx)/, /^components\//],
  [
    "What all share imports no domain; the server starts the background work of some.",
    new RegExp(`^(?!lib/server/(background-work|readiness)\\.ts)(${SHARED})`),
    new RegExp(`^lib/(${DOMAINS})(/|$)`),
  ],
  [
    "A domain imports of another one its index or its forms; commands start what they import.",
    new RegExp(`^lib/(?!cli|${ROOMS})[^/]+/`),
    new RegExp(`^lib/(${DOMAINS})/(?!(index|forms)$)`),
  ],
  ["Only tests, benchmarks and the command that runs them import helpers of tests.", /./, /^lib\/testing\//],
];

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** The imports of a file from this project, by path without an extension. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(SPECIFIER)].flatMap(([, name = ""]) => {
    if (name.startsWith("@/")) return [name.slice(2)];
    return name.startsWith(".") ? [path.join(path.dirname(file), name)] : [];
  });

const domainOf = (file: string) => file.split("/").slice(0, 2).join("/");

test.each(rules)("%s", (_, files, forbidden) => {
  const all = ["app", "components", "content", "lib"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `${root}/${name}`),
  );
  const found = all
    .filter((file) => /\.tsx?$/.test(file) && files.test(file) && !TESTS.test(file))
    .flatMap((file) => importsOf(file).map((imported) => [file, imported] as const))
    .filter(([file, imported]) => forbidden.test(imported) && domainOf(file) !== domainOf(imported));
  expect(found).toEqual([]);
});
