import type { SectionWords } from "@/content/types";

export const solutionSection: SectionWords = {
  meta: {
    title: "Software solutions for land, homes and households",
    description:
      "Platforms for African institutions: a social registry, property valuation, an electronic deeds registry, homes with checked titles.",
    updated: "2026-11-27",
  },
  color: "forest",
  description:
    "Each platform keeps one kind of record that people rely on. Its page starts with how that is done today.",
  cta: {
    title: "Bring us your register",
    description:
      "Write what kind of record it holds, and in which country; you hear which platform comes nearest, or that none does.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
