import { sections } from "./navigation";
import type { PagePath, SectionPath } from "./types";

type MenuPath = `${SectionPath}/${string}`;

/** Home and the contact page are about nothing in particular. */
const singles: Record<Exclude<PagePath, SectionPath | MenuPath | "/" | "/home" | "/contact-us">, string> = {
  "/dedicated-team": "Dedicated team",
  "/about-us": "About the company",
  "/privacy": "Privacy",
  "/this-site": "A site measured like yours",
  "/login": "My account",
  "/register": "My account",
  "/forgot-password": "My password",
  "/reset-password": "My password",
  "/my-profile": "My account",
};

const subjects: Readonly<Record<string, string>> = {
  ...singles,
  ...Object.fromEntries(
    sections.flatMap(({ name, path, groups }) => [
      [path, name],
      ...groups.flatMap(({ entries }) => entries.map(({ slug, label }) => [`${path}/${slug}`, label])),
    ]),
  ),
};

/** The subject of a message, by the page that the visitor comes from. */
export const subjectOf = (path: string) => subjects[path];
