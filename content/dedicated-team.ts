import { company } from "./company";
import type { PagePath } from "./menus";
import { sample } from "./sample";
import type { CallToAction, Faq, PageMeta, Row } from "./types";

export const dedicatedTeam = {
  meta: {
    title: "Dedicated development team in Kigali, Rwanda",
    description:
      "Software outsourcing to a dedicated team in Kigali: the roles, three kinds of contract and what moves their cost, how it starts and ends.",
    updated: "2026-11-29",
  } satisfies PageMeta,
  hero: {
    title: "Your dedicated development team",
    subtitle:
      "For institutions and firms: a team in Kigali that works only on your product, at a monthly rate. You interview and choose everyone.",
    ctaText: "Book a Free Consultation",
  },
  values: {
    title: "What you can count on",
    entries: [
      { term: "Continuity", description: "The same people from the first week." },
      { term: "Transparency", description: "Board and code, open on any day." },
      { term: "Flexibility", description: "Start small, add a role, scale back." },
    ] satisfies Row[],
  },
  team: {
    title: "Compose your team",
    /** The roles, with the numbers of people to choose from, and the number that is chosen at first. */
    roles: [
      {
        name: "engineers",
        term: "Software Engineers",
        one: "software engineer",
        many: "software engineers",
        counts: ["1", "2", "3"],
        initial: "2",
      },
      {
        name: "product",
        term: "Product Managers",
        one: "product manager",
        many: "product managers",
        counts: ["0", "1"],
        initial: "0",
      },
      {
        name: "quality",
        term: "Quality Assurance Engineers",
        one: "QA engineer",
        many: "QA engineers",
        counts: ["0", "1"],
        initial: "1",
      },
      {
        name: "devops",
        term: "DevOps Engineers",
        one: "DevOps engineer",
        many: "DevOps engineers",
        counts: ["0", "1"],
        initial: "0",
      },
    ],
    /** The label before the number of people. */
    total: "People in your team:",
    facts: [
      { term: "Chosen from", description: "40+ people in our team" },
      { term: "Other roles", description: sample("A designer or a delivery lead, for the days that need one") },
      { term: "First delivery", description: sample("A small task of yours, tested, in the first week") },
    ],
    button: "Ask for this team",
    note: "Opens a message that you can change.",
    /** The text of the draft message, before the people and after them. */
    draft: { intro: "We would like to talk about a team of", lines: ["The product:", "The start:"] },
  },
  skills: {
    title: "Skills you can ask for",
    rows: [
      { term: "Web", description: "TypeScript, React, Next.js, Node.js, Python, Java, PHP" },
      { term: "Mobile", description: "Kotlin, Swift, React Native, Flutter" },
      { term: "Data", description: "PostgreSQL, PostGIS, MySQL, Redis, reporting" },
      { term: "Cloud", description: "Linux, Docker, Kubernetes, OpenTofu, AWS, Azure" },
      { term: "Testing", description: "Playwright, k6, ZAP, device labs" },
      { term: "Delivery", description: "Scrum, Kanban, discovery, user research" },
    ] satisfies Row[],
  },
  engagementModels: {
    id: "ways",
    title: "Three ways to work together",
    suits: "Suits",
    cost: "What moves the cost",
    entries: [
      {
        title: "Fixed scope",
        description: "You sign the result and its price before work begins.",
        suits: "What you can write down today, such as the answer to an RFP.",
        cost: "Open questions, connected systems, later changes.",
      },
      {
        title: "Time and materials",
        description: "You pay for the days worked.",
        suits: "Work whose end is not known yet. You reorder it every two weeks.",
        cost: "People, days, and how senior they are.",
      },
      {
        title: "Dedicated team",
        description: "Full-time people, at a monthly rate.",
        suits: "A product that grows for a year or longer, with an owner on your side.",
        cost: "The roles, and the seniority of the people.",
      },
    ],
    more: "The work itself:",
    links: ["/services/agile-project-management", "/qa/team-management"] satisfies PagePath[],
  },
  faq: {
    title: "Before you sign",
    entries: [
      {
        id: "start",
        question: "How does a team start?",
        answer: sample(
          "In the call we say who is free, and from when. You interview everyone we propose and decide who joins. By the end of the first week, a small task of yours is tested and on your test site.",
        ),
      },
      {
        id: "ownership",
        question: "Who owns code and data?",
        answer: sample(
          "You do: code is yours as it is written, in accounts in your name. The company and everyone on the team sign a confidentiality agreement before they begin, and use made-up data, stored where you choose.",
        ),
      },
      {
        id: "hours",
        question: "Who leads, and when?",
        answer: `You decide what comes first; one person of the team plans the days, in hours that the team settles with you. Kigali has Harare’s time (UTC+2) all year. Our office is open ${company.hours[0].days}, ${company.hours[0].time}.`,
      },
      {
        id: "end",
        question: "What if it does not fit?",
        answer: sample(
          "Tell us, and we propose another person, whom you interview too. The one who leaves hands over before going. The contract sets both sides’ notice period; at its end the team hands over what is open, and you remove its accounts.",
        ),
      },
    ] satisfies Faq[],
  },
  cta: {
    title: "Plan your team in one call",
    description: "Which roles do you need, and from when? In the call we plan who joins before whom.",
    buttonText: "Book a Free Consultation",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
