import type { CallToAction, PageMeta, Related, Value } from "./types";

export const aboutUs = {
  meta: {
    title: "Who we are: engineers and designers in Kigali",
    description:
      "The people behind Imisozi: engineers and designers in Kigali, Rwanda. What we build, our mission and our five values.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  hero: {
    title: "Who We Are",
    subtitle:
      "Imisozi means hills in Kinyarwanda. We are engineers and designers in Kigali who build software with institutions and businesses across Africa.",
  },
  statements: [
    {
      term: "Focus",
      description: "Software that keeps a record people depend on, such as who owns this house and what it is worth.",
    },
    {
      term: "Mission",
      description:
        "To build digital products that work on the phones people have, and that their owners can run without us.",
    },
    {
      term: "Vision",
      description: "African public and private services, built and maintained in Africa.",
    },
  ],
  values: {
    title: "Our five values",
    entries: [
      { title: "Integrity", description: "We say what will not work while it is cheap to change." },
      { title: "User-Centricity", description: "We watch people use it before we call it done." },
      {
        title: "Innovation",
        description: "New tools when they remove work, never for their own sake.",
      },
      {
        title: "Collaboration",
        description: "We join your team and share a backlog that everyone can read.",
      },
      {
        title: "Excellence",
        description: "Fast, tested and written up, so that your staff can run it.",
      },
    ] satisfies Value[],
  },
  patterns: {
    title: "Imigongo: the patterns on this site",
    lead: "Imigongo is a relief art from eastern Rwanda. Women raise ridges of cow dung and ash on the walls of their homes and paint them in earth colours.",
    caption:
      "A program drew ours from the names of the pages: four squares, the block for “about-us”, and that block mirrored.",
  },
  related: {
    title: "What we build, and with whom",
    links: ["/buying", "/solution/rwanda-valuation-system", "/this-site", "/dedicated-team"],
  } satisfies Related,
  cta: {
    title: "Meet us in Kigali, or on a call",
    description: "Suggest a time, with a sentence about the problem.",
    buttonText: "Get in Touch",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
