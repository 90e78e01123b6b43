import type { SectionWords } from "@/content/types";

export const projectSection: SectionWords = {
  meta: {
    title: "How we manage software projects: plan to report",
    description:
      "Project management for software in Rwanda, in detail: planning, people, risks, reports and method, each with a sample document.",
    updated: "2026-11-28",
  },
  color: "leaf",
  art: "project",
  title: "How we run software projects, with sample documents",
  description: "How we keep software projects on their date and within their budget.",
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
