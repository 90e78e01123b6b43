import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Agile management for software projects",
    description:
      "A delivery lead for your developers, ours or a vendor’s: one ordered backlog, a demo every sprint, and a forecast you can question.",
    updated: "2026-11-25",
  },
  hero: {
    title: "Agile Management",
    subtitle:
      "A delivery lead for your software project: one person answerable for the date, the budget and what users can try after each sprint.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Know early when a project runs late",
    description:
      "You may have good developers and still learn in March that January’s screens were never finished. A delivery lead’s job is to find that out in January.",
    more: "The lead can run our engineers, yours, or a vendor you have already signed. You keep the product decisions. The board, the minutes and the forecasts sit in your accounts, so the project can carry on when the lead leaves.",
  },
  focusTitle: "What a delivery lead takes on",
  pillars: [
    {
      icon: "list-todo",
      title: "Backlog and priorities",
      description:
        "Every request from a director, a clerk or a donor lands in one list. Your product owner orders it, and sees what moves down when something moves up.",
      color: "forest",
    },
    {
      icon: "graduation-cap",
      title: "Product owner coaching",
      description:
        "Your head of registration already has a full-time job. We sit with her once a week to decide, accept and refuse, until she does it alone.",
      color: "ink",
    },
    {
      icon: "square-kanban",
      title: "Several vendors on one board",
      description:
        "One firm builds the portal, another the payment link, a third hosts. All three work from the same board and show their part at the same demo.",
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
        "Kigali and Harare share a clock, London is an hour or two behind. Meetings sit in the common hours, and whoever lost power reads the outcome on the board.",
      color: "mist",
    },
  ],
  brief: {
    arrangement: "make",
    title: "Hiring a delivery lead",
    forWhom:
      "Founders who manage developers by WhatsApp at night, and ministry project units with two contractors and one launch date.",
    howItRuns:
      "The lead watches one sprint, then takes over planning and reviews, full time or on set days of the week.",
    youGet:
      "An ordered backlog, a dated forecast after each review, a file of minutes, and a handbook from which one of your staff can take the role.",
    builtWith:
      "Jira, GitHub Projects or the board you already have. Google Meet for the calls, and a shared spreadsheet for the budget.",
  },
  cta: {
    title: "Is your launch date still realistic?",
    description:
      "Tell us what was promised for it and what works so far. You get back three questions to put to your developers.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
