import type { SectionWords } from "@/content/types";

export const solutionSection: SectionWords = {
  meta: {
    title: "Software solutions for land, homes and households",
    description:
      "Platforms for African institutions: a social registry, property valuation, an electronic deeds registry, homes with checked titles.",
    updated: "2026-11-27",
  },
  color: "forest",
  art: "solution",
  description:
    "For households, parcels, deeds and homes: software that keeps a record people rely on. The pages start with how it is kept today.",
  cta: {
    title: "Which register would you replace?",
    description:
      "What it records, and in which country: from that you hear which platform comes nearest, or that none does.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
