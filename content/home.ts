import type { CallToAction, FocusCard, PageMeta, Row } from "./types";

export const home = {
  meta: {
    title: "Imisozi Technologies: software company in Kigali, Rwanda",
    description:
      "We design, build and look after web and mobile products for institutions and businesses across Africa. Based in Kigali, Rwanda.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    /** The h1 "Build, Scale & Optimize Digital Products.", split into lines. */
    lines: ["Build, Scale", "& Optimize", "Digital Products."],
    lead: "We are a software company in Kigali. We design, build and look after web and mobile products for institutions and businesses across Africa.",
    more: "You work with the people who write the code. You see working software early, and we are still there after launch.",
  },
  subscribe: { label: "Your email", button: "Contact me", busy: "Sending...", honeypot: "Leave this empty" },
  focus: {
    title: "Four places to start.",
    lead: "Most projects start in one of these and borrow from the rest.",
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
        description: "Scope, schedule, and connecting new software to what you already run.",
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
    title: "Four systems, each built around a record.",
    lead: "A home, a household, a parcel, a deed. When a record is wrong, somebody loses something, so the record comes first.",
    order: ["repz", "social-registry", "rwanda-valuation-system", "deeds-platform"],
  },
  process: {
    title: "How a project climbs.",
    youGet: "You get",
    steps: [
      {
        title: "Listen",
        description: "We sit with the people who will use it, and with the records they use now.",
        result: "The problem on one page",
      },
      {
        title: "Plan",
        description: "Scope, risks, cost and dates, agreed before anyone writes code.",
        result: "A plan you can hold us to",
      },
      {
        title: "Build",
        description: "Working software at the end of every sprint, on a link you can open.",
        result: "A staging site from week one",
      },
      {
        title: "Prove",
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
    title: "Based in Kigali, working across Africa.",
    lead: "Two of the systems above are for Rwanda and two for Zimbabwe: one country counts its land in parcels, the other in stands.",
    mapAlt: "Map of Africa with Rwanda and Zimbabwe marked.",
    mapLabels: { rwanda: "Rwanda", zimbabwe: "Zimbabwe" },
    rows: [
      { term: "Rwanda", description: "Social Registry\nValuation Registry" },
      { term: "Zimbabwe", description: "REPZ, real estate\nDeeds Platform" },
    ] satisfies Row[],
  },
  cta: {
    title: "Tell us what it has to do.",
    description: "A paragraph is enough. We will come back with questions, not a brochure.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
