import { company } from "./company";
import { sample } from "./sample";
import type { CallToAction, Faq, PageMeta, Related, Row } from "./types";

export const dedicatedTeam = {
  meta: {
    title: "Dedicated development team in Kigali, Rwanda",
    description:
      "Software outsourcing to a dedicated team in Kigali: the roles, three kinds of contract and what moves their cost, how it starts and ends.",
    updated: "2026-11-26",
  } satisfies PageMeta,
  hero: {
    title: "Your dedicated development team",
    subtitle:
      "Outsource to people you know by name: a team in Kigali that works only on your product, in your tools, on your roadmap.",
    ctaText: "Book a Free Consultation",
  },
  values: {
    title: "What you can count on",
    entries: [
      { term: "Continuity", description: "The same people from the first week." },
      { term: "Transparency", description: "The board and the code, open on any day." },
      { term: "Flexibility", description: "Start small, add a role, scale back." },
    ] satisfies Row[],
  },
  team: {
    title: "Compose your team",
    count: "40+",
    caption: "people in our team. Yours is put together from them, role by role.",
    /** The numbers to choose from, of each role. */
    counts: ["0", "1", "2", "3"],
    roles: [
      {
        name: "engineers",
        term: "Software Engineers",
        one: "software engineer",
        many: "software engineers",
        leaves: {
          kind: "A review comment",
          text: "If the network drops here, the second try charges twice. Send the order number with it.",
        },
      },
      {
        name: "product",
        term: "Product Managers",
        one: "product manager",
        many: "product managers",
        leaves: {
          kind: "A reordered backlog",
          text: "1. Pay by mobile money (was 4). 2. Receipt by SMS. Dark mode is out: nobody asked for it.",
        },
      },
      {
        name: "quality",
        term: "Quality Assurance Engineers",
        one: "QA engineer",
        many: "QA engineers",
        leaves: {
          kind: "A defect from a phone",
          text: "Android 11, 3G. Turn the phone while a photo uploads: the form comes back empty.",
        },
      },
      {
        name: "devops",
        term: "DevOps Engineers",
        one: "DevOps engineer",
        many: "DevOps engineers",
        leaves: {
          kind: "A runbook, read at 2 a.m.",
          text: "Step 3: restart the worker once. If the queue still grows after five minutes, roll back.",
        },
      },
    ],
    button: "Ask for this team",
    note: "Opens the contact form with a draft of your message.",
    /** What the draft says, before the people and after them. */
    draft: { intro: "We would like to talk about a team of", lines: ["The product:", "The start:", "For how long:"] },
  },
  skills: {
    title: "Skills you can ask for",
    rows: [
      { term: "Web", description: "TypeScript, React, Next.js, Node.js, Python, Java, PHP" },
      { term: "Mobile", description: "Kotlin, Swift, React Native, Flutter" },
      { term: "Data", description: "PostgreSQL, PostGIS, MySQL, Redis, reporting" },
      { term: "Cloud", description: "Linux, Docker, Kubernetes, Terraform, AWS, Azure" },
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
        description: "One result for one price, both agreed first.",
        suits: "A result that you can write down today, such as an MVP or the answer to an RFP.",
        cost: "What is undecided when we sign, the systems it connects to, and later changes.",
      },
      {
        title: "Time and materials",
        description: "You pay for the days worked.",
        suits: "Work whose end is not known yet. You can reorder it every two weeks.",
        cost: "The number of people and days, and how senior the people are.",
      },
      {
        title: "Dedicated team",
        description: "People work for you full time, at a monthly rate.",
        suits: "A product that grows for a year or longer, with a product owner on your side.",
        cost: "The roles, and how senior each person is.",
      },
    ],
  },
  faq: {
    title: "Before you sign",
    entries: [
      {
        id: "start",
        question: "How does a team start?",
        answer: sample(
          "In the first call you hear who is free, and from when. You interview each person we propose, and decide who joins. By the end of week one, a small task of yours is tested and on your test site.",
        ),
      },
      {
        id: "ownership",
        question: "Who owns the code?",
        answer: sample("You own what is written for you, from the first line, in accounts in your name."),
      },
      {
        id: "data",
        question: "Who sees our data?",
        answer: sample(
          "The company and each person on the team sign an agreement before you show them anything. The team works with made-up data, in the country and the accounts that you choose.",
        ),
      },
      {
        id: "hours",
        question: "Who leads, and when?",
        answer: `You decide what comes first; one person of the team plans the days. ${company.hours[0].days}, ${company.hours[0].time} in Kigali (UTC+2 all year): Harare’s time, and one hour behind Nairobi.`,
      },
      {
        id: "replacement",
        question: "What if a person leaves?",
        answer: sample(
          "Or does not fit: we propose another person, whom you interview as before. The one who leaves hands over first.",
        ),
      },
      {
        id: "end",
        question: "How does it end?",
        answer: sample(
          "The contract names the notice for both sides. Before the last day the team hands over what is open, and you remove its accounts.",
        ),
      },
    ] satisfies Faq[],
  },
  related: {
    title: "More about how we work",
    links: ["/about-us", "/services/product-management", "/services/agile-project-management", "/qa/team-management"],
  } satisfies Related,
  cta: {
    title: "Plan your team in one call",
    description: "Bring the roadmap. You leave with the roles it needs, and the ones it does not.",
    buttonText: "Book a Free Consultation",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
