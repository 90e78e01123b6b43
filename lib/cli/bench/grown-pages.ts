import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Whose shape the pages have. Every sentence and every title says their number besides, so that none stands on two pages. */
const TEMPLATE = "content/services/cloud-devops.ts";
const NAME = "cloudDevops";
/** A page names the others of its group: groups stay as small as the real ones. */
const IN_GROUP = 4;

export const slugOf = (n: number) => `grown-${n}`;

function pageOf(template: string, n: number): string {
  const named = template.replace(`export const ${NAME}`, `export const grown${n}`);
  return named.replace(/^(\s+(?:title|term|description|subtitle|more|focusTitle):\s+".*?)([.?!]?)",$/gm, `$1 ${n}$2",`);
}

/** Groups that are no menu's, so that the menus, which stand on every page, stay as they are. */
function groupsOf(count: number): string {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const imports = numbers.map((n) => `import { grown${n} } from "./services/${slugOf(n)}";`);
  const groups = numbers
    .filter((n) => n % IN_GROUP === 1)
    .map((first) => {
      const entries = numbers
        .slice(first - 1, first - 1 + IN_GROUP)
        .map((n) => `{ slug: "${slugOf(n)}", label: "Cloud and DevOps ${n}" }`);
      return `{ name: "Grown ${first}", ground: "forest", entries: [${entries.join(", ")}] },`;
    });
  return `import type { services } from "./navigation";
import type { ServicePage } from "./types";
${imports.join("\n")}
export const grownPages: Record<string, ServicePage> = {
${numbers.map((n) => `"${slugOf(n)}": grown${n},`).join("\n")}
};
export const grownGroups = [
${groups.join("\n")}
] as unknown as (typeof services)[number][];
`;
}

const GROUPS = 'import { grownGroups } from "@/content/grown";\n';

/** Where the product asks for all services; menus, footer and language models' list are left as they are. */
const CHANGES: { file: string; from: string; to: string; imported: string }[] = [
  {
    file: "content/pages.ts",
    from: "export const servicePages: Record<ServiceSlug, ServicePage> = {",
    to: "export const servicePages: Record<ServiceSlug, ServicePage> = {\n  ...grownPages,",
    imported: 'import { grownPages } from "./grown";\n',
  },
  {
    file: "content/routes.ts",
    from: "MenuGroup[] = services;",
    to: "MenuGroup[] = [...services, ...grownGroups];",
    imported: GROUPS,
  },
  {
    file: "content/site-pages.ts",
    from: "const ofServices = services.flatMap",
    to: "const ofServices = [...services, ...grownGroups].flatMap",
    imported: GROUPS,
  },
  {
    file: "lib/cli/patterns-of-site.ts",
    from: "of services) {",
    to: "of [...services, ...grownGroups]) {",
    imported: GROUPS,
  },
];

/** Gives a copy of the repository so many service pages more. @throws where the product's code is not what it was. */
export function growBy(count: number, root: string) {
  const template = readFileSync(path.join(root, TEMPLATE), "utf8");
  for (let n = 1; n <= count; n++) {
    writeFileSync(path.join(root, `content/services/${slugOf(n)}.ts`), pageOf(template, n));
  }
  writeFileSync(path.join(root, "content/grown.ts"), groupsOf(count));
  for (const { file, from, to, imported } of CHANGES) {
    const text = readFileSync(path.join(root, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    writeFileSync(path.join(root, file), imported + text.replace(from, to));
  }
}
