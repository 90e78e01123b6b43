import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Agile management for software projects",
    description:
      "A delivery lead for your developers, ours or a vendor’s, with one ordered backlog and a forecast you can question.",
    updated: "2026-11-26",
  },
  hero: {
    title: "Agile Management",
    subtitle:
      "A delivery lead for your software project: one person answerable for the date, and for what users can try after each sprint.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Know early when a project runs late",
    description:
      "You may have good developers and still learn in March that January’s screens were never finished. A delivery lead finds that out in January, and leaves the product decisions to you.",
  },
  focusTitle: "What a delivery lead takes on",
  pillars: [
    {
      icon: "list-todo",
      title: "Backlog and priorities",
      description:
        "Every request goes into one list. Your product owner orders it, and sees what moves down when something moves up.",
      color: "forest",
    },
    {
      icon: "graduation-cap",
      title: "Product owner coaching",
      description:
        "Your head of registration already has a full-time job. We sit with her once a week to decide and refuse, until she does it alone.",
      color: "ink",
    },
    {
      icon: "square-kanban",
      title: "Several vendors on one board",
      description:
        "One firm builds the portal, another the payment link. Both work from the same board and show their part at the same demo.",
      color: "leaf",
    },
    {
      icon: "chart-line",
      title: "Forecast and budget",
      description:
        "Each review gives a likely date, a late date and the money left. If the late date misses your launch, you choose that day what to drop.",
      color: "earth",
    },
    {
      icon: "globe",
      title: "Teams in several cities",
      description:
        "Kigali and Harare share a clock; London is an hour or two behind. Meetings sit in the common hours, and the outcome stands on the board.",
      color: "mist",
    },
  ],
  brief: {
    arrangement: "make",
    title: "Hiring a delivery lead",
    forWhom:
      "Founders who manage developers by WhatsApp, and ministry project units with two contractors and one launch date.",
    howItRuns: "The lead runs your engineers, ours, or a vendor’s: one sprint of watching, then planning and reviews.",
    youGet: "An ordered backlog with a dated forecast, and a handbook from which one of your staff can take the role.",
    builtWith: "The board you already have, such as Jira or GitHub Projects.",
  },
  cta: {
    title: "Test your launch date",
    description:
      "Tell us what was promised for it and what works so far. You get three questions to put to your developers.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
