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
import { privacy } from "./privacy";
import { allPaths, detailParams, findDetail, findService, serviceSlugs } from "./routes";
import type { PageMeta } from "./types";

/** Everything that belongs to one page, by its address. */
const pages: Record<string, { meta: PageMeta }> = {
  "/": home,
  "/login": login,
  "/register": register,
  "/dedicated-team": dedicatedTeam,
  "/about-us": aboutUs,
  "/contact-us": contactUs,
  "/my-profile": myProfile,
  "/privacy": privacy,
  ...Object.fromEntries(serviceSlugs().flatMap((slug) => entryOf(`/services/${slug}`, findService(slug)?.page))),
  ...Object.fromEntries(
    detailParams().flatMap(({ section, slug }) => entryOf(`/${section}/${slug}`, findDetail(section, slug)?.page)),
  ),
};

/** What pages share. */
const shared = {
  accountTexts,
  company,
  errorTexts,
  expertise,
  footerTexts,
  menuTexts,
  messages,
  pageTexts,
  services,
};

function entryOf<Page>(address: string, page: Page | undefined): [string, Page][] {
  return page ? [[address, page]] : [];
}

function textsOf(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
const sentencesOf = (text: string) => text.split(/[.!?]/).map((sentence) => sentence.trim());

interface Placed {
  address: string;
  text: string;
}
const placed = (address: string, data: unknown): Placed[] =>
  textsOf(data).map((text) => ({ address, text: plain(text) }));

/** The texts of every page, each with the address it stands at. */
const everything = Object.entries(pages).flatMap(([address, page]) => placed(address, page));
/** The same without what only search engines read: a page may say there what it says itself. */
const readable = Object.entries(pages).flatMap(([address, { meta, ...page }]) => placed(address, page));

test("these are all the pages of the site", () => {
  expect(["/home", ...Object.keys(pages)].toSorted()).toEqual(allPaths().toSorted());
});

describe("what search engines are told", () => {
  test.each(Object.entries(pages))("%s", (_, { meta }) => {
    expect(meta.title.length).toBeGreaterThan(0);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(155);
  });

  test.each(["title", "description"] as const)("no two pages have the same %s", (key) => {
    expect(repeatsIn(Object.values(pages).map(({ meta }) => plain(meta[key])))).toEqual([]);
  });
});

describe("no copy stands twice", () => {
  const RUN = 60;
  const atLeast = (length: number) => (text: string) => text.length >= length;

  test("two pages share no run of 60 characters", () => {
    const ownerOf = new Map<string, string>();
    const clashes = new Set<string>();
    for (const { address, text } of readable) {
      for (let start = 0; start + RUN <= text.length; start++) {
        const run = text.slice(start, start + RUN);
        const owner = ownerOf.get(run) ?? address;
        ownerOf.set(run, owner);
        if (owner !== address) clashes.add(`${owner} and ${address}: ${text}`);
      }
    }
    expect([...clashes]).toEqual([]);
  });

  test.each([
    ["text", 60, (text: string) => [text]],
    ["sentence", 40, sentencesOf],
  ] as const)("two pages share no %s of %d characters or more, search texts included", (_, length, parts) => {
    const perPage = Object.keys(pages).flatMap((address) => {
      const own = everything.filter((entry) => entry.address === address).flatMap(({ text }) => parts(text));
      return [...new Set(own.filter(atLeast(length)))];
    });
    expect(repeatsIn(perPage)).toEqual([]);
  });

  test("no sentence of 40 characters or more", () => {
    expect(repeatsIn(readable.flatMap(({ text }) => sentencesOf(text)).filter(atLeast(40)))).toEqual([]);
  });

  test("no paragraph or bullet of 90 characters or more", () => {
    expect(repeatsIn(readable.map(({ text }) => text).filter(atLeast(90)))).toEqual([]);
  });
});

test("no word that the design guide bans", () => {
  const banned =
    /\b(leverag\w*|seamless\w*|robust\w*|world[ -]class|innovative solutions?|empower\w*|journey\w*|unlock\w*|synerg\w*)\b/i;
  expect([pages, shared].flatMap(textsOf).filter((text) => banned.test(text))).toEqual([]);
});

function repeatsIn(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
