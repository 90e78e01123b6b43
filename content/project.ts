import type { SectionWords } from "@/content/types";

export const projectSection: SectionWords = {
  meta: {
    title: "Project management for software programmes",
    description:
      "Project management for software programmes, from the plan for a tender to the weekly note. A sample document on every page.",
    updated: "2026-11-27",
  },
  color: "leaf",
  art: "project",
  description: "What keeps a software project on its date and inside its budget.",
  neighbour: {
    text: "Choose a part here if one of your people leads the project. For a delivery lead from us, choose the service.",
    path: "/services/agile-project-management",
  },
  cta: {
    title: "A date that your project can keep",
    description: "Tell us what kind of project it is, and the month in which it should end.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
