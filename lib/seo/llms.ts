import { company } from "@/content/company";
import { home } from "@/content/home";
import { sections } from "@/content/menus";
import { listedPages, type SitePage } from "@/content/pages";
import { pageUrl } from "./metadata";

const line = ({ path, meta }: SitePage) => `- [${meta.title}](${pageUrl(path)}): ${meta.description}`;

/** The site's llms.txt: each page with its description, in Markdown. */
export function describeSite(): string {
  const groups = sections.map(({ name, path }) => ({
    name,
    pages: listedPages.filter((page) => page.path === path || page.path.startsWith(`${path}/`)),
  }));
  const ungrouped = {
    name: "The company",
    pages: listedPages.filter((page) => !groups.some(({ pages }) => pages.includes(page))),
  };
  return [
    `# ${company.name}`,
    `> ${home.hero.claim} ${home.hero.lead}`,
    "Samples: figures and records (“Sample data”), sample documents, clients’ requests (“Sample request”), what work takes (“Sample estimate”) and terms (“Sample terms”). The figures of “This Site, Measured” are measured.",
    `${company.office}. Email ${company.email}, phone ${company.phone}.`,
    ...[ungrouped, ...groups].map(({ name, pages }) => [`## ${name}`, ...pages.map(line)].join("\n")),
    "",
  ].join("\n\n");
}
