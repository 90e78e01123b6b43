import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sections } from "@/content/navigation";

const OUT = path.join("content", "menu-pages.generated.ts");

const nameOf = (module: string) => module.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
const entryOf = (module: string) => `  "${path.posix.basename(module)}": ${nameOf(module)},`;

/**
 * Imports the content of every page in the menus, so that a page is a file in `content/` and a line in `content/navigation.ts`. Not in
 * navigation.ts itself, which the browser loads.
 * @throws if the content of a page is missing.
 */
export function listContentPages() {
  const folders = sections.map(({ path: folder, groups }) => ({
    name: folder.slice(1),
    modules: groups.flatMap(({ entries }) => entries.map(({ slug }) => `.${folder}/${slug}`)),
  }));
  const all = folders.flatMap(({ modules }) => modules);

  const missing = all.map((module) => path.join("content", `${module}.ts`)).find((file) => !existsSync(file));
  if (missing) throw new Error(`content/navigation.ts has a page whose content is missing: ${missing}`);

  const lines = [
    "// Generated from navigation.ts by lib/build/content-pages.ts.",
    ...all.map((module) => `import { page as ${nameOf(module)} } from "${module}";`),
    ...folders.map(({ name, modules }) => `export const ${name} = {\n${modules.map(entryOf).join("\n")}\n};`),
  ];
  writeFileSync(OUT, `${lines.join("\n")}\n`);
}
