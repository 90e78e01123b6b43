import { company } from "./company";
import { sample } from "./sample";
import type { CallToAction, Faq, PageMeta, Related, Row, SampleRow, Value } from "./types";

export const dedicatedTeam = {
  meta: {
    title: "Dedicated development team in Kigali, Rwanda",
    description:
      "Hire a dedicated development team in Kigali: engineers, product managers, testers and DevOps. How it starts, what it costs, how it ends.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  hero: {
    title: "Your dedicated development team",
    subtitle:
      "Software engineers, product managers, testers and DevOps engineers in Kigali who work only on your product, join your meetings, use your tools and follow your roadmap.",
    ctaText: "Book a Free Consultation",
  },
  values: {
    title: "What you can count on",
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
        description: "You see the board, the code and the hours. Bad news reaches you as it is.",
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
    caption: "people to build your team from. Tell us which role you are missing.",
    roles: [
      { term: "Software Engineers", description: "Web, mobile and back end. They review each other’s code every day." },
      { term: "Product Managers", description: "Turn goals into a backlog, and say no on your behalf." },
      {
        term: "Quality Assurance Engineers",
        description: "Test by hand and by machine, on the phones your users own.",
      },
      {
        term: "DevOps Engineers",
        description: "Releases, monitoring, backups, and a plan for a failure at 2\u00a0a.m.",
      },
    ] satisfies Row[],
  },
  skills: {
    title: "Skills you can ask for",
    lead: "If yours is missing, ask. We will say so if we don’t have it.",
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
    lead: sample("Start with one, and change to another when the work changes."),
    suits: "Suits",
    cost: "What moves the cost",
    entries: [
      {
        title: "Fixed scope",
        description: "One result for one price, both agreed before the start.",
        suits: "A result that you can write down today: a tender, a first version, an audit.",
        cost: "How much is open when we sign, how many other systems it talks to, and each change after that.",
      },
      {
        title: "Time and materials",
        description: "You pay for the days worked. You can reorder the list of tasks every two weeks.",
        suits: "Work whose end is not known yet: research, a system already in use, a link to another office’s data.",
        cost: "How many people, how senior they are, and for how many days.",
      },
      {
        title: "Dedicated team",
        description: "People who work for you full time, at a rate for each month.",
        suits: "A product that grows for a year or longer, with somebody on your side who decides what comes first.",
        cost: "Which roles, how many people, how senior they are, and how long you commit.",
      },
    ],
  },
  terms: {
    title: "What the contract settles",
    lead: "Who owns what, what stays secret and how it ends, agreed before day one.",
    rows: [
      {
        term: "Code and accounts",
        description: sample(
          "You own what is written for you, from the first line. Code, domains and servers are kept in accounts in your name.",
        ),
      },
      {
        term: "Confidentiality",
        description: sample(
          "The company and each person on the team sign a confidentiality agreement before you show them anything.",
        ),
      },
      {
        term: "Where data lives",
        description: sample(
          "In the country and the accounts that you choose. The team works with made-up data; real records stay in your systems.",
        ),
      },
      {
        term: "How it ends",
        description: sample(
          "Either side gives a month’s notice. In that month the team writes down what is open and hands over, and you remove its accounts.",
        ),
      },
    ] satisfies SampleRow[],
  },
  start: {
    title: "From the first call to the end of week one",
    steps: [
      {
        term: "The first call",
        description:
          "We list the roles you have, the ones that are missing, and which gaps a hire would fill better than we would.",
      },
      {
        term: "The interviews",
        description: sample(
          "You interview each person we propose. A person you would not hire does not join your team.",
        ),
      },
      {
        term: "Day one",
        description:
          "They log in to your tools with their own accounts, run your product on their machines, and meet the people they report to.",
      },
      {
        term: "End of week one",
        description: sample(
          "One small task of yours is reviewed, tested and on your test site, and what was missing from your setup guide is written into it.",
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
          "The monthly rate of each person. It depends on the role, how senior the person is, and how long you commit. Tell us which roles you need, and you get a written quote.",
      },
      {
        id: "start",
        question: "How soon can a team start?",
        answer: sample(
          "Usually within a month of the first call: about two weeks for interviews, and two for the contract and accounts.",
        ),
      },
      {
        id: "hours",
        question: "Which hours do they work?",
        answer: `${company.hours[0].days}, ${company.hours[0].time} in Kigali, which is UTC+2 all year: the same time as Harare and Johannesburg, and one hour behind Nairobi.`,
      },
      {
        id: "lead",
        question: "Who leads the team from day to day?",
        answer:
          "You decide what comes first. One person of the team plans the days, sees to reviews and time off, and is who you call when something is wrong.",
      },
      {
        id: "own-developers",
        question: "Can they work with our own developers?",
        answer:
          "Yes. They join your board and your code reviews, or they take one product as a whole and your developers review it.",
      },
      {
        id: "replacement",
        question: "What if a person does not fit, or leaves?",
        answer: sample(
          "Tell us, and we propose somebody else, whom you interview as before. The person who leaves hands over first, and those days are not billed.",
        ),
      },
    ] satisfies Faq[],
  },
  related: {
    title: "More about how we work",
    links: ["/about-us", "/services/product-management", "/services/agile-project-management", "/qa/team-management"],
  } satisfies Related,
  cta: {
    title: "Which role are you missing?",
    description: "No slides. Bring the roadmap and we will say who you need and who you don’t.",
    buttonText: "Book a Free Consultation",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
