import type { CallToAction, PageMeta, Related, Value } from "./types";

export const aboutUs = {
  meta: {
    title: "About us: a software development company in Kigali",
    description:
      "Engineers, designers and project people in Kigali, Rwanda, who build registers, platforms and apps that clients can run. Our mission and our values.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  hero: {
    kicker: "Who We Are",
    title: "A software development company in Kigali, Rwanda",
    subtitle:
      "Imisozi means hills in Kinyarwanda, and Rwanda is the land of a thousand hills. We are engineers, designers and project people who work with institutions and businesses across Africa.",
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
    title: "Our five values",
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
    title: "Imigongo: the patterns on this site",
    lead: "Imigongo is a relief art from eastern Rwanda, made for generations by women who raised ridges on the walls of their homes and coloured them with earth, ash and clay. Its name comes from umugongo, the Kinyarwanda word for spine.",
    more: "Ours are drawn by a program, not copied. A page’s name chooses among four squares. Mirrored and repeated, they make a pattern that only this page has.",
    caption: "The four squares, the block that the name “about-us” makes of them, and the finished pattern.",
  },
  related: {
    title: "What we build, and with whom",
    links: ["/solution/rwanda-valuation-system", "/solution/repz", "/services/web-applications", "/dedicated-team"],
  } satisfies Related,
  cta: {
    title: "Meet us in Kigali, or on a call",
    description: "Write what the problem is and who has it. We will suggest a time to talk.",
    buttonText: "Get in Touch",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
