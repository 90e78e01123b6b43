import { sample } from "@/content/sample";
import type { SectionWords } from "@/content/types";

export const projectSection: SectionWords = {
  meta: {
    title: "How we run projects, with sample documents",
    description:
      "Project management for software in Rwanda: planning, people, risks, reports and method, each with a sample document.",
    updated: "2026-11-29",
  },
  color: "leaf",
  art: "project",
  title: "How we run software projects, with sample documents",
  description:
    "For institutions and firms in Rwanda or Zimbabwe: what keeps a software project on its date and within its budget.",
  duration: sample("1 to 6 weeks to set up"),
  neighbour: {
    text: "A delivery lead from us is a service.",
    path: "/services/agile-project-management",
  },
  cta: {
    title: "A date that your project can keep",
    description: "Tell us what kind of project it is, and the month in which it should end.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
