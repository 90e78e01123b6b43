import type { SectionPage, SectionPath } from "./types";

/** The pages that list a section's pages, under its name in the menus. */
export const sectionPages: Record<SectionPath, SectionPage> = {
  "/services": {
    meta: {
      title: "Services: design, engineering, delivery and advice",
      description:
        "Software services from Kigali: product design, web and mobile development, project delivery, technical advice. From an MVP to support.",
      updated: "2026-11-26",
    },
    color: "mist",
    description: "From the first interview to the years after launch, as one service or several.",
    cta: {
      title: "Start from the problem",
      description: "A paragraph is enough to see which service fits, or that none of ours does.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/solution": {
    meta: {
      title: "Software solutions for land, homes and households",
      description:
        "Platforms for African institutions: a social registry, property valuation, an electronic deeds registry, homes with checked titles.",
      updated: "2026-11-26",
    },
    color: "forest",
    description:
      "Each platform keeps one kind of record that people rely on. Its page starts with how that is done today.",
    cta: {
      title: "Bring us your register",
      description: "Write what it holds. You learn which platform fits, and what would have to change.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/project": {
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
  },
  "/qa": {
    meta: {
      title: "Quality assurance and software testing services",
      description:
        "Manual, load, security and integration testing, and a lead for the testers you have. Each page shows a report as you would receive it.",
      updated: "2026-11-26",
    },
    color: "earth",
    description: "Testing by people who did not write the code. Each page shows the report that you receive.",
    cta: {
      title: "What worries you about your next release?",
      description: "Name the date and the part you trust least. We name the test that would settle it.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/sysadmin": {
    meta: {
      title: "System administration for institutions in Africa",
      description:
        "Servers, networks, access control, backup and monitoring, set up so that your staff can run them after us.",
      updated: "2026-11-26",
    },
    color: "ink",
    description: "What keeps systems running through power cuts and staff changes.",
    cta: {
      title: "Tell us about your last outage",
      description: "Write what stopped, and for how long.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
};
