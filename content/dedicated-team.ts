import type { CallToAction, PageMeta, Related, Row, Value } from "./types";

export const dedicatedTeam = {
  meta: {
    title: "Dedicated software teams from Kigali",
    description:
      "Engineers, product managers, testers and DevOps people in Kigali who join your meetings, use your tools and answer to your roadmap.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    title: "A team that works only on your product.",
    subtitle:
      "Engineers, product managers, testers and operators in Kigali who join your meetings, use your tools and answer to your roadmap.",
    ctaText: "Book a Free Consultation",
  },
  values: {
    title: "What you can count on.",
    entries: [
      {
        title: "Continuity",
        color: "ink",
        description:
          "The same people from the first week. If someone leaves, their work is documented and the next person is briefed first.",
      },
      {
        title: "Transparency",
        color: "forest",
        description: "You see the board, the code and the hours. Nothing is softened on the way to you.",
      },
      {
        title: "Flexibility",
        color: "earth",
        description: "Start small, add the roles you are missing, and scale back when the work is done.",
      },
    ] satisfies Value[],
  },
  team: {
    title: "Our team",
    count: "40+",
    caption: "people to build your team from. The open place is the one you need.",
    roles: [
      { term: "Software Engineers", description: "Web, mobile and back end. They review each other's code every day." },
      { term: "Product Managers", description: "Turn goals into a backlog, and say no on your behalf." },
      {
        term: "Quality Assurance Engineers",
        description: "Test by hand and by machine, on the phones your users own.",
      },
      { term: "DevOps Engineers", description: "Releases, monitoring, backups, and the 2 a.m. plan." },
    ] satisfies Row[],
  },
  skills: {
    title: "Skills on the bench",
    lead: "If yours is missing, ask. We will say so if we don't have it.",
    rows: [
      { term: "Web", description: "TypeScript, React, Next.js, Node.js, Python, Java, PHP" },
      { term: "Mobile", description: "Kotlin, Swift, React Native, Flutter" },
      { term: "Data", description: "PostgreSQL, PostGIS, MySQL, Redis, reporting" },
      { term: "Cloud", description: "Linux, Docker, Kubernetes, Terraform, AWS, Azure" },
      { term: "Testing", description: "Playwright, k6, ZAP, device labs" },
      { term: "Delivery", description: "Scrum, Kanban, discovery, user research" },
    ] satisfies Row[],
  },
  start: {
    title: "From first call to first commit",
    steps: [
      {
        term: "The roles",
        description:
          "On the first call we list what you have, what is missing, and which gaps a hire would fill better than we would.",
      },
      {
        term: "The people",
        description: "You interview whoever we propose. A person you would not hire does not join your team.",
      },
      {
        term: "The first sprint",
        description:
          "They set up your environment, close a small ticket in week one, and write down what the setup guide forgot.",
      },
      {
        term: "The exit",
        description:
          "Accounts, code and notes are yours from day one, so ending the arrangement is a list of names to remove.",
      },
    ] satisfies Row[],
  },
  related: {
    title: "Who stands behind a team",
    links: [
      { href: "/about-us", label: "About us and our values" },
      { href: "/services/product-management", label: "Product management" },
      { href: "/services/agile-project-management", label: "Agile project management" },
      { href: "/qa/team-management", label: "QA team management" },
    ],
  } satisfies Related,
  cta: {
    title: "Which role are you missing?",
    description: "No slides. Bring the roadmap and we will say who you need and who you don't.",
    buttonText: "Book a Free Consultation",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
