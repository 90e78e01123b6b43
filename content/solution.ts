import { sample } from "@/content/sample";
import type { SectionWords } from "@/content/types";

export const solutionSection: SectionWords = {
  meta: {
    title: "Software solutions for land, homes and households",
    description:
      "Software platforms from Kigali for land, homes and households: social registry, valuation, deeds registry, home listings.",
    updated: "2026-11-29",
  },
  color: "forest",
  art: "solution",
  description:
    "Four platforms for public registries and estate agencies in Rwanda and Zimbabwe, each fitted to your law and data.",
  duration: sample("5 to 11 months"),
  cta: {
    title: "Which register would you replace?",
    description: "Write what it records, and where, and we name the nearest platform.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
