import { aboutUs } from "./about-us";
import { accountTexts, login, myProfile, register } from "./account";
import { company } from "./company";
import { contactUs } from "./contact-us";
import { dedicatedTeam } from "./dedicated-team";
import { errorTexts } from "./errors";
import { home } from "./home";
import { messages } from "./messages";
import { expertise, footerTexts, menuTexts, services } from "./navigation";
import { pageTexts } from "./page-texts";
import { disciplinePages, servicePages, solutionPages } from "./pages";
import { privacy } from "./privacy";
import { sectionPages } from "./sections";
import type { PageMeta } from "./types";

const pages = Object.entries<{ meta: PageMeta }>({
  home,
  login,
  register,
  dedicatedTeam,
  aboutUs,
  contactUs,
  myProfile,
  privacy,
  ...servicePages,
  ...solutionPages,
  ...disciplinePages,
  ...sectionPages,
});
const shared = [accountTexts, company, errorTexts, expertise, footerTexts, menuTexts, messages, pageTexts, services];

function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data.toLowerCase().replace(/\s+/g, " ").trim()];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(textsOf);
}

function repeatsIn(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

const metas = pages.map(([name, { meta }]) => [name, meta] as const);

test.each(metas)("%s has a title and a description of the right length for search engines", (_, meta) => {
  expect(meta.title.length).toBeGreaterThan(0);
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(155);
});

test.each(["title", "description"] as const)("every page's %s is unique", (key) => {
  expect(repeatsIn(metas.flatMap(([, meta]) => textsOf(meta[key])))).toEqual([]);
});

test("no two pages share a sentence of 40 characters, in content or metadata", () => {
  const sentences = pages.flatMap(([, content]) => [
    ...new Set(textsOf(content).flatMap((text) => text.split(/[.!?]/).map((sentence) => sentence.trim()))),
  ]);
  expect(repeatsIn(sentences.filter((sentence) => sentence.length >= 40))).toEqual([]);
});

test("no word that the design guide bans", () => {
  const banned =
    /\b(leverag\w*|seamless\w*|robust\w*|world[ -]class|innovative solutions?|empower\w*|journey\w*|unlock\w*|synerg\w*)\b/i;
  expect([...pages, ...shared].flatMap(textsOf).filter((text) => banned.test(text))).toEqual([]);
});
