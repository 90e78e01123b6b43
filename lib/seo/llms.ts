import "server-only";
import { company } from "@/content/company";
import { home } from "@/content/home";
import { expertise, services } from "@/content/navigation";
import { listedPages, type SitePage } from "@/content/site-pages";
import { addressOf } from "./address";

const line = ({ path, meta }: SitePage) => `- [${meta.title}](${addressOf(path)}): ${meta.description}`;

/** What the site is, and each page with its description, in Markdown, from the content alone. */
export function describeSite(): string {
  const inGroup = (slugs: readonly { slug: string }[]) =>
    listedPages.filter(({ path, steps }) => steps.length && slugs.some(({ slug }) => path.endsWith(`/${slug}`)));
  const parts = [...services, ...expertise].map(({ name, entries }) => ({ name, pages: inGroup(entries) }));
  const alone = { name: "The company", pages: listedPages.filter(({ steps }) => steps.length === 0) };
  return [
    `# ${company.name}`,
    `> ${home.hero.lead}`,
    `${company.office}. E-mail ${company.email}, phone ${company.phone}.`,
    ...[alone, ...parts].map((part) => [`## ${part.name}`, ...part.pages.map(line)].join("\n")),
    "",
  ].join("\n\n");
}
