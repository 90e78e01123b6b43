import type { SectionWords } from "@/content/types";

export const projectSection: SectionWords = {
  meta: {
    title: "Project management for software programmes",
    description:
      "Project management for software programmes, from the plan before a tender to the weekly note, each with a sample document.",
    updated: "2026-11-26",
  },
  color: "leaf",
  description: "What keeps a software project on its date and inside its budget.",
  cta: {
    title: "Decide with the facts in front of you",
    description: "Tell us what has to be decided, and by when.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
