import { count } from "./format";
import type { SolutionPath } from "./menus";
import { auditView, record as deedRecord } from "./solution/deeds-platform";
import { homes } from "./solution/repz";
import { linesAt, parcel, sheet } from "./solution/rwanda-valuation-system";
import { card } from "./solution/social-registry";
import type { CallToAction, ChapterId, FocusCard, PageMeta } from "./types";

/** A record of a platform, on the slip of the hero. */
export interface RecordSlip {
  path: SolutionPath;
  platform: string;
  /** The record's name in the choice. */
  name: string;
  place: string;
  title: string;
  /** The fact that the platform answers for. */
  answer?: readonly [term: string, fact: string];
  facts: readonly (readonly [term: string, fact: string])[];
  status: { term: string; text: string; isDone: boolean };
  /** What stands in place of the status once a word of an old entry is rewritten, and the label of the choice. */
  rewrite?: { label: string; term: string; text: string; says: string };
}

const listed = homes.find(({ stand }) => stand === 1482) as (typeof homes)[number];
const stand = `Stand ${listed.stand}, ${listed.suburb}`;
const deedFacts = deedRecord.facts.filter(([term]) => ["Deed", "Bond", "Caveat"].includes(term));
const [, rewritten] = auditView.states;

/** The records to choose from. */
export const records: readonly RecordSlip[] = [
  {
    path: "/solution/social-registry",
    platform: "Social Registry",
    name: "Household",
    place: "Huye, Rwanda",
    title: `Household ${card.number}`,
    answer: ["Members", String(card.members.length)],
    facts: [["Names", "Hidden for your role"]],
    status: { term: "At home", text: "Verified on 12 October", isDone: true },
  },
  {
    path: "/solution/deeds-platform",
    platform: "Deeds Platform",
    name: "Deed",
    place: "Harare, Zimbabwe",
    title: stand,
    facts: deedFacts,
    status: { term: "Registered", text: "14 September 2021", isDone: true },
    rewrite: {
      label: auditView.choice.options[0].name,
      term: auditView.columns[1],
      text: auditView.misfits,
      says: `${rewritten.headline}.`,
    },
  },
  {
    path: "/solution/rwanda-valuation-system",
    platform: "Valuation Registry",
    name: "Value",
    place: "Kigali, Rwanda",
    title: `UPI ${parcel.upi}`,
    answer: ["Value", `RWF\u00a0${count(linesAt(sheet.rate).value)}`],
    facts: [["Land per\u00a0m²", `RWF\u00a0${count(sheet.rate)}`]],
    status: { term: "Reviewed", text: "By a colleague", isDone: true },
  },
  {
    path: "/solution/repz",
    platform: "REPZ",
    name: "Home",
    place: "Harare, Zimbabwe",
    title: stand,
    answer: ["Asking price", `US$\u00a0${count(listed.price)}`],
    facts: [["Home", `${listed.beds} bedrooms, ${listed.baths} bathroom`]],
    status: { term: "Title deed", text: "To be searched", isDone: false },
  },
];

export const home = {
  meta: {
    title: "Software development company in Kigali, Rwanda",
    description:
      "Web and mobile applications for institutions and businesses across Africa, built and looked after by a software company in Kigali, Rwanda.",
    updated: "2026-11-29",
  } satisfies PageMeta,
  hero: {
    /** The h1 "Build, Scale & Optimize Digital Products.", split into lines. */
    lines: ["Build, Scale", "& Optimize", "Digital Products."],
    /** What the company builds and for whom, then where it is and for whom else it works. */
    claim: "Portals, registers and apps for public institutions. They keep working when the network does not.",
    lead: "We are in Kigali, Rwanda, and build for businesses too.",
    platforms: "See our platforms",
    choice: "Choose a record",
  },
  subscribe: { label: "Your email", button: "Write to me", busy: "Sending...", honeypot: "Leave this empty" },
  focus: {
    title: "Web, mobile, planning and infrastructure",
    cards: [
      {
        title: "Web Development",
        description: "Portals and registers that open quickly on a 3G phone.",
        href: "/services/web-applications",
        rows: 4,
      },
      {
        title: "Mobile Development",
        description: "Apps for Android and iOS that also work without signal.",
        href: "/services/mobile-applications",
        rows: 6,
      },
      {
        title: "Planning & Integration",
        description: "A plan with its cost, and new software connected to what you already run.",
        href: "/project/planning",
        rows: 8,
      },
      {
        title: "Infrastructure Provisioning",
        description: "Servers and networks that your staff can operate.",
        href: "/sysadmin/infrastructure-provisioning",
        rows: 10,
      },
    ] satisfies FocusCard[],
  },
  work: {
    title: "Platforms for land, homes and households",
    lead: "Each shows who changed what, and when. All records here are samples.",
    /** The first product is shown by the figure of one of its chapters. */
    first: { path: "/solution/social-registry", tab: "check" } satisfies { path: SolutionPath; tab: ChapterId },
    others: [
      "/solution/rwanda-valuation-system",
      "/solution/deeds-platform",
      "/solution/repz",
    ] satisfies SolutionPath[],
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
        description: "For a fixed scope, you sign cost and dates before anyone writes code.",
        result: "A plan you can hold us to",
      },
      {
        title: "Build",
        description: "You open working software at the end of every sprint.",
        result: "A test site from the first sprint",
      },
      {
        title: "Test",
        description: "We test functions on real phones, then security and load.",
        result: "Test reports you can file",
      },
      {
        title: "Run",
        description: "We launch it and train your staff.",
        result: "Runbooks and trained people",
      },
    ],
  },
  documents: {
    title: "You can file what we hand over",
    lead: "Three complete samples, and a report about a real system:",
    /** What stands below a report's name, after the number of its pages. */
    prints: "pages, prints on A4",
    /** The alternative text of a report's first page, before its title. */
    thisSite: "this site, measured",
  },
  footprint: {
    title: "Based in Kigali, working across Africa",
    lead: "Two of our platforms are made for Rwanda, two for Zimbabwe.",
    mapAlt: "Map of Africa with Rwanda and Zimbabwe marked.",
    mapLabels: { rwanda: "Rwanda", zimbabwe: "Zimbabwe" },
  },
  cta: {
    title: "Tell us about your project",
    description: "A paragraph is enough. We reply with questions and a time for a call.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
