import { company } from "./company";
import { sample } from "./sample";
import type { CallToAction, Faq, PageMeta, Related, Row, SampleRow, Value } from "./types";

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
      {
        title: "Continuity",
        color: "ink",
        description:
          "You work with the same people from the first week. Anyone who leaves briefs the next person first.",
      },
      {
        title: "Transparency",
        color: "forest",
        description: "You can open the board and the code on any day, and bad news reaches you early.",
      },
      {
        title: "Flexibility",
        color: "earth",
        description: "You start small, add a role when it is missing, and scale back when the work is done.",
      },
    ] satisfies Value[],
  },
  team: {
    title: "Our team",
    count: "40+",
    caption: "people in our team. Yours is put together from them, role by role.",
    roles: [
      { term: "Software Engineers", description: "Build web and mobile applications, and review each other’s code." },
      { term: "Product Managers", description: "Turn goals into a backlog, and say no on your behalf." },
      {
        term: "Quality Assurance Engineers",
        description: "Test by hand and by script, on the phones your users own.",
      },
      {
        term: "DevOps Engineers",
        description: "Automate releases and watch over what runs, with a plan for failures.",
      },
    ] satisfies Row[],
  },
  skills: {
    title: "Skills you can ask for",
    lead: "If yours is missing, please ask.",
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
    lead: "The fit depends on how much of the work is known.",
    suits: "Suits",
    cost: "What moves the cost",
    entries: [
      {
        title: "Fixed scope",
        description: "You get one result for one price, both agreed before the start.",
        suits: "A result that you can write down today, such as an MVP or the answer to an RFP.",
        cost: "What is still undecided when we sign, the systems it connects to, and later changes.",
      },
      {
        title: "Time and materials",
        description: "You pay for the days worked, and can reorder the tasks every two weeks.",
        suits: "Work whose end is not known yet, such as integration with government systems.",
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
  terms: {
    title: "What the contract settles",
    lead: "It is agreed before day one.",
    rows: [
      {
        term: "Code and accounts",
        description: sample("You own what is written for you, from the first line, in accounts in your name."),
      },
      {
        term: "Confidentiality",
        description: sample("The company and each person on the team sign an agreement before you show them anything."),
      },
      {
        term: "Where data lives",
        description: sample(
          "In the country and the accounts that you choose. The team works with made-up data; a real record is shown on your screen.",
        ),
      },
      {
        term: "How it ends",
        description: sample(
          "The contract names the notice for both sides. Before the last day the team hands over what is open, and you remove its accounts.",
        ),
      },
    ] satisfies SampleRow[],
  },
  start: {
    title: "From the first call to the end of week one",
    steps: [
      {
        term: "The first call",
        description: "We list the roles that are missing, and the gaps that a hire would fill better.",
      },
      {
        term: "The interviews",
        description: sample("You interview each person we propose, and decide who joins."),
      },
      {
        term: "Day one",
        description: "They log in to your tools and run your product on their machines.",
      },
      {
        term: "End of week one",
        description: sample(
          "One small task of yours is tested and on your test site. What your setup guide lacked is written into it.",
        ),
      },
    ] satisfies SampleRow[],
  },
  faq: {
    title: "Questions about dedicated teams",
    entries: [
      {
        id: "cost",
        question: "What does a dedicated development team cost?",
        answer:
          "The monthly rate of each person, by role and seniority. Tell us which roles you need, and you get a written quote.",
      },
      {
        id: "start",
        question: "How soon can a team start?",
        answer: "It depends on the roles. In the first call you hear who is free, and from when.",
      },
      {
        id: "hours",
        question: "Which hours do they work?",
        answer: `${company.hours[0].days}, ${company.hours[0].time} in Kigali (UTC+2 all year). That is Harare’s time, and one hour behind Nairobi.`,
      },
      {
        id: "lead",
        question: "Who leads the team from day to day?",
        answer: "You decide what comes first. One person of the team plans the days, and takes your calls.",
      },
      {
        id: "own-developers",
        question: "Can they work with our own developers?",
        answer: "Yes. They join your code reviews, or take one product as a whole and your developers review it.",
      },
      {
        id: "replacement",
        question: "What if a person does not fit, or leaves?",
        answer: sample(
          "Tell us, and we propose another person, whom you interview as before. The one who leaves hands over first.",
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
