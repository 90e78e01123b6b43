import { brand } from "./company/brand";
import { count } from "./format";
import type { SolutionPath } from "./menus";
import { parcel, sheet } from "./solution/rwanda-valuation-system";
import type { CallToAction, ChapterId, FigureContent, FocusCard, PageMeta } from "./types";

const { area, rate, house, depreciation, outside } = sheet;
/** In Rwandan francs. */
const land = area * rate;
const agedHouse = (house.area * house.rate * (100 - depreciation)) / 100;

/** A record of each platform: the first two are of one stand in Harare. One fact is the one that the platform answers for. */
export const scenes = [
  {
    path: "/solution/repz",
    platform: "REPZ",
    facts: [
      ["Home", "3\u00a0bedrooms, 1\u00a0bathroom"],
      ["Title deed", "To be searched"],
      ["Asking price", "US$\u00a0148,000"],
    ],
    answer: ["Listed under", "Stand 1482"],
  },
  {
    path: "/solution/deeds-platform",
    platform: "Deeds Platform",
    facts: [
      ["Deed", "4182\u00a0/\u00a02021"],
      ["Before it", "0977\u00a0/\u00a01998"],
      ["Extent", "2,023\u00a0m²"],
    ],
    answer: ["Bond on it", "None"],
  },
  {
    path: "/solution/rwanda-valuation-system",
    platform: "Valuation Registry",
    facts: [
      [`Land, ${area}\u00a0×\u00a0${count(rate)}`, count(land)],
      [`House, less ${depreciation}% for its age`, count(agedHouse)],
      [sheet.lines.outside, count(outside)],
    ],
    answer: ["Value", `RWF\u00a0${count(land + agedHouse + outside)}`],
  },
  {
    path: "/solution/social-registry",
    platform: "Social Registry",
    facts: [
      ["District", "Huye"],
      ["Members", "5, names hidden"],
      ["Last visit", "12\u00a0Oct"],
    ],
    answer: ["Status", "Verified at home"],
  },
] as const;

export const fourRecords = {
  kind: "Four records",
  choice: { type: "radio", legend: "See a", options: ["Home", "Deed", "Value", "Household"] },
  states: [
    {
      headline: "Stand 1482 in Harare, for sale",
      says: "A home is listed under its stand number, so it cannot appear twice.",
    },
    {
      headline: "Stand 1482 in Harare, without a bond",
      says: "The deed of the same stand shows what a buyer has to know before paying.",
    },
    {
      headline: `Parcel ${parcel.number} in Kigali, valued`,
      says: "Three lines add up to the value, and each says how it was reached.",
    },
    {
      headline: "Household 2403-0178 in Huye, verified",
      says: "A household is known by its number and a visit, and its names stay hidden.",
    },
  ],
} as const satisfies FigureContent;

export const home = {
  meta: {
    title: `${brand.shortName}: software development company in Kigali, Rwanda`,
    description:
      "Web and mobile applications for institutions and businesses across Africa, built and looked after by a software company in Kigali, Rwanda.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  hero: {
    /** The h1 "Build, Scale & Optimize Digital Products.", split into lines. */
    lines: ["Build, Scale", "& Optimize", "Digital Products."],
    lead: "We are a software development company in Kigali, Rwanda. We build web and mobile applications for institutions and businesses across Africa.",
    platforms: "See our platforms",
    more: "You work with the people who write the code. After launch we look after it, or hand it over to your staff.",
  },
  subscribe: { label: "Your email", button: "Contact me", busy: "Sending...", honeypot: "Leave this empty" },
  focus: {
    title: "Web, mobile, planning and infrastructure",
    lead: "Hire us for one of these, or for several.",
    linkText: "Read more",
    cards: [
      {
        title: "Web Development",
        description: "Portals and registers that open quickly on a 3G phone.",
        href: "/services/web-applications",
        slug: "web-applications",
        color: "forest",
        rows: 4,
      },
      {
        title: "Mobile Development",
        description: "Apps for Android and iOS that work without signal and sync when it returns.",
        href: "/services/mobile-applications",
        slug: "mobile-applications",
        color: "ink",
        rows: 6,
      },
      {
        title: "Planning & Integration",
        description: "A plan with its cost, and new software connected to what you already run.",
        href: "/project/planning",
        slug: "planning",
        color: "leaf",
        rows: 8,
      },
      {
        title: "Infrastructure Provisioning",
        description: "Servers and networks that your staff can operate.",
        href: "/sysadmin/infrastructure-provisioning",
        slug: "infrastructure-provisioning",
        color: "earth",
        rows: 10,
      },
    ] satisfies FocusCard[],
  },
  work: {
    title: "Platforms for land, homes and households",
    lead: "Each keeps one kind of record that people rely on, and shows how it came about.",
    /** With the chapter whose figure is shown. */
    order: [
      { path: "/solution/repz", tab: "record" },
      { path: "/solution/social-registry", tab: "check" },
      { path: "/solution/rwanda-valuation-system", tab: "handover" },
      { path: "/solution/deeds-platform", tab: "check" },
    ] satisfies { path: SolutionPath; tab: ChapterId }[],
  },
  process: {
    title: "How a project runs",
    youGet: "You get",
    steps: [
      {
        title: "Listen",
        description: "We sit with the people who will use it.",
        result: "The problem on one page",
      },
      {
        title: "Plan",
        description: "You sign scope, cost and dates before anyone writes code.",
        result: "A plan you can hold us to",
      },
      {
        title: "Build",
        description: "You open working software at the end of every sprint.",
        result: "A test site from the first sprint",
      },
      {
        title: "Test",
        description: "We test functions and security on real phones, under load.",
        result: "Test reports you can file",
      },
      {
        title: "Run",
        description: "We launch it and train your staff.",
        result: "Runbooks and trained people",
      },
    ],
  },
  footprint: {
    title: "Based in Kigali, working across Africa",
    lead: "Two of the platforms are for Rwanda and two for Zimbabwe.",
    mapAlt: "Map of Africa with Rwanda and Zimbabwe marked.",
    mapLabels: { rwanda: "Rwanda", zimbabwe: "Zimbabwe" },
    proof: {
      title: "Work that you can check: this site",
      text: "What it weighs, how fast it is and what a crash leaves of it, measured, with the commands.",
      link: "See the figures",
    },
  },
  cta: {
    title: "Tell us about your project",
    description: "A paragraph is enough. We reply with questions, not with a brochure.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
