import { brand } from "./company/brand";
import type { SolutionSlug } from "./pages";
import type { CallToAction, FocusCard, PageMeta, Row } from "./types";

export const home = {
  meta: {
    title: `${brand.shortName}: software development company in Kigali, Rwanda`,
    description:
      "Web and mobile applications for institutions and businesses across Africa, designed, built and looked after by a software company in Kigali, Rwanda.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  hero: {
    /** The h1 "Build, Scale & Optimize Digital Products.", split into lines. */
    lines: ["Build, Scale", "& Optimize", "Digital Products."],
    lead: "We are a software development company in Kigali, Rwanda. We design, build and look after web and mobile applications for institutions and businesses across Africa.",
    platforms: "See our platforms",
    /** The product whose screen is shown. */
    product: "repz" satisfies SolutionSlug,
    more: "You work with the people who write the code. You see working software early, and we are still there after launch.",
  },
  subscribe: { label: "Your email", button: "Ask for a reply", busy: "Sending...", honeypot: "Leave this empty" },
  focus: {
    title: "Web, mobile, planning and infrastructure",
    lead: "Take one of these, or several together.",
    linkText: "Read more",
    cards: [
      {
        title: "Web Development",
        description: "Portals, registers and dashboards that open quickly on a 3G phone.",
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
        description: "Scope, cost and schedule, and new software connected to what you already run.",
        href: "/project/planning",
        slug: "planning",
        color: "leaf",
        rows: 8,
      },
      {
        title: "Infrastructure Provisioning",
        description: "Servers, networks, backups and monitoring your own staff can operate.",
        href: "/sysadmin/infrastructure-provisioning",
        slug: "infrastructure-provisioning",
        color: "earth",
        rows: 10,
      },
    ] satisfies FocusCard[],
  },
  work: {
    title: "Platforms for land, homes and households",
    lead: "Each is built around one record: a home, a household, a parcel or a deed. When it is wrong, somebody loses something.",
    /** With the tab whose figure is shown. */
    order: [
      { slug: "repz", tab: "agent-desk" },
      { slug: "social-registry", tab: "grievances" },
      { slug: "rwanda-valuation-system", tab: "certification" },
      { slug: "deeds-platform", tab: "the-deed" },
    ] satisfies { slug: SolutionSlug; tab: string }[],
  },
  process: {
    title: "How a project runs",
    youGet: "You get",
    steps: [
      {
        title: "Listen",
        description: "We sit with the people who will use it, and with the records they use now.",
        result: "The problem on one page",
      },
      {
        title: "Plan",
        description: "Scope, risks, cost and dates, signed before anyone writes code.",
        result: "A plan you can hold us to",
      },
      {
        title: "Build",
        description: "Working software at the end of every sprint, on a link you can open.",
        result: "A test site from the first sprint",
      },
      {
        title: "Test",
        description: "Function, load and security tests, run on real devices and slow networks.",
        result: "Test reports you can file",
      },
      {
        title: "Run",
        description: "Launch, training, monitoring, and a handover your own staff can follow.",
        result: "Runbooks and trained people",
      },
    ],
  },
  footprint: {
    title: "Based in Kigali, working across Africa",
    lead: "Two of the platforms above are for Rwanda and two for Zimbabwe.",
    mapAlt: "Map of Africa with Rwanda and Zimbabwe marked.",
    mapLabels: { rwanda: "Rwanda", zimbabwe: "Zimbabwe" },
    rows: [
      { term: "Rwanda", description: "Social Registry\nValuation Registry" },
      { term: "Zimbabwe", description: "REPZ, real estate\nDeeds Platform" },
    ] satisfies Row[],
  },
  cta: {
    title: "Tell us about your project",
    description: "A paragraph is enough. We reply with questions, not a brochure.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
