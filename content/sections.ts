import type { SectionPage, SectionPath } from "./types";

/** The pages that list a section's pages, under its name in the menus. */
export const sectionPages: Record<SectionPath, SectionPage> = {
  "/services": {
    meta: {
      title: "Services: design, engineering, delivery and advice",
      description:
        "Software services from Kigali: product design, web and mobile development, project delivery, and independent technical advice.",
      updated: "2026-11-25",
    },
    color: "mist",
    description:
      "From the first interview with your users to the years after launch. Take one service, or several in a row: the same people stay with your product.",
    cta: {
      title: "Not sure which service you need?",
      description:
        "Describe the problem in a paragraph. We reply with the service that fits, or say that none of ours does.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/solution": {
    meta: {
      title: "Software solutions for land, homes and households",
      description:
        "Platforms for African institutions: a social registry, property valuation, a deeds registry and a real estate market with checked titles.",
      updated: "2026-11-25",
    },
    color: "forest",
    description:
      "Each platform keeps one kind of record that people rely on, from a household to a title deed. Its page says what it does and who it is for.",
    cta: {
      title: "Do you keep a public register?",
      description:
        "Write what your register holds, how many entries it has and who asks for them. We reply with the platform that fits, and what would have to change.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/project": {
    meta: {
      title: "Project management for software programmes",
      description:
        "Planning, staffing, risk, stakeholder communication and delivery methods for software projects, each with the document you receive.",
      updated: "2026-11-25",
    },
    color: "leaf",
    description:
      "What keeps a software project on its date and inside its budget. Each page shows the document that you receive, filled in with sample data.",
    cta: {
      title: "Which project decision do you have to make?",
      description:
        "Tell us what has to be decided, by when, and who signs. We write back with what you need to know before you decide.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/qa": {
    meta: {
      title: "Quality assurance and software testing services",
      description:
        "Manual, load, security and integration testing, and leadership for the testers you have. Each page shows a report as you would receive it.",
      updated: "2026-11-25",
    },
    color: "earth",
    description:
      "Testing by people who did not write the code. Each page shows the report that you receive: what was tried, what was found, and what has to happen next.",
    cta: {
      title: "What worries you about your next release?",
      description:
        "Name the date and the part you trust least. We reply with the test that would settle it, and how long it takes.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
  "/sysadmin": {
    meta: {
      title: "System administration for institutions in Africa",
      description:
        "Infrastructure, servers and networks, access control, backup and monitoring, set up so that your own staff can run them after us.",
      updated: "2026-11-25",
    },
    color: "ink",
    description:
      "What keeps systems running through power cuts, staff changes and bad days. Each page shows the plan, the map or the report that you receive.",
    cta: {
      title: "Which of your servers failed last?",
      description: "Write what stopped, for how long, and who noticed. We reply with what would have shortened it.",
      buttonText: "Contact Us",
      buttonHref: "/contact-us",
    },
  },
};
