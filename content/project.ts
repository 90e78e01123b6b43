import type { SectionWords } from "@/content/types";

export const projectSection: SectionWords = {
  meta: {
    title: "Project management for software programmes",
    description:
      "Project management for software programmes, from the plan before a tender to the weekly note, each with a sample document.",
    updated: "2026-11-27",
  },
  color: "leaf",
  description: "What keeps a software project on its date and inside its budget.",
  neighbour: {
    text: "Choose a part here if somebody of yours leads the project. For a delivery lead from us, choose the service.",
    path: "/services/agile-project-management",
  },
  cta: {
    title: "Decide with the facts in front of you",
    description: "Tell us what kind of project it is, and the month in which it should end.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
