import { sample } from "@/content/sample";
import type { SectionWords } from "@/content/types";

export const servicesSection: SectionWords = {
  meta: {
    title: "Software services in Kigali, design to support",
    description:
      "Software services from Kigali: product design, web and mobile development, project delivery and technical advice, from an idea to support.",
    updated: "2026-11-29",
  },
  color: "mist",
  art: "services",
  title: "Twelve services, from the first interview to support",
  description: "Design, development, delivery and advice from Kigali for institutions and firms.",
  duration: sample("9 days to 9 months"),
  cta: {
    title: "Start from the problem",
    description: "A paragraph is enough to see which service fits.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
