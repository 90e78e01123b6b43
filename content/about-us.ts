import type { CallToAction, PageMeta, Related, Value } from "./types";

export const aboutUs = {
  meta: {
    title: "About us: engineers and designers in Kigali",
    description:
      "Who we are: a software company in Kigali that builds registers, platforms and apps its clients' own staff can run. Our values, and our patterns.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    kicker: "Who We Are",
    title: "A software company from the land of a thousand hills.",
    subtitle:
      "Imisozi means hills in Kinyarwanda. We are engineers, designers and project people in Kigali, working with institutions and businesses across Africa.",
  },
  statements: [
    {
      term: "Focus",
      description: "Software that people depend on for a record: who lives here, who owns this, what it is worth.",
    },
    {
      term: "Mission",
      description:
        "To build digital products that work on the phones and networks people have, and that their owners can run without us.",
    },
    {
      term: "Vision",
      description: "An Africa whose public and private services are designed, built and maintained here.",
    },
  ],
  values: {
    title: "Five values we argue from.",
    entries: [
      { title: "Integrity", color: "ink", description: "We say what will not work while it is still cheap to hear." },
      { title: "User-Centricity", color: "leaf", description: "We watch people use it before we call it done." },
      {
        title: "Innovation",
        color: "earth",
        description: "New tools when they remove work, never for their own sake.",
      },
      { title: "Collaboration", color: "forest", description: "One team with yours, one backlog, one truth." },
      { title: "Excellence", color: "mist", description: "Tested, documented, fast. Then handed over." },
    ] satisfies Value[],
  },
  patterns: {
    title: "About the patterns",
    lead: "Imigongo is a relief art from eastern Rwanda, made for generations by women who raised ridges on the walls of their homes and colored them with earth, ash and clay. Its name comes from umugongo, the Kinyarwanda word for spine.",
    more: "Ours are drawn by rule, not copied. A square is cut by a rise or a fall, one side is ridged, and a page's own name decides which. Mirror the block and a pattern appears that belongs to that page alone.",
    caption: 'Four half-squares, the block spelled by "about-us", and its mirrored wall.',
  },
  related: {
    title: "What we build, and with whom",
    links: [
      { href: "/solution/rwanda-valuation-system", label: "Valuation Registry for Rwanda" },
      { href: "/solution/repz", label: "REPZ, for homes in Zimbabwe" },
      { href: "/services/web-applications", label: "Web applications for slow networks" },
      { href: "/dedicated-team", label: "Dedicated teams from Kigali" },
    ],
  } satisfies Related,
  cta: {
    title: "Come and see how we work.",
    description: "In Kigali, or on a call. Bring a problem.",
    buttonText: "Get in Touch",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
