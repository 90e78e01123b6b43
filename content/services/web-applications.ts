import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Web development and web applications in Kigali, Rwanda",
    description:
      "Public portals, back-office registers and dashboards for slow networks, tested in real browsers and handed over to your own team.",
    updated: "2026-11-25",
  },
  hero: {
    title: "Web Development",
    subtitle:
      "Web application development for slow connections: portals, registers and dashboards that open quickly and stay easy to change.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Web applications for slow networks",
    description:
      "Most of the people who will use your system are on a phone, on mobile data, in the middle of something else. We start from there.",
    more: "That decides how we work: server-rendered pages, few scripts, plain language, and tests on the devices people own. It also makes the software cheaper to run and simpler to hand over.",
  },
  focusTitle: "What goes into a web application",
  pillars: [
    {
      icon: "app-window",
      title: "Interface engineering",
      description:
        "Pages that render on the server, so people read before the script arrives. Keyboard, screen reader and small screen from the first sprint.",
      color: "forest",
    },
    {
      icon: "database",
      title: "APIs and back ends",
      description: "Typed, documented endpoints over a database your own team can query. One place for every rule.",
      color: "ink",
    },
    {
      icon: "weight",
      title: "Low-bandwidth design",
      description: "A weight budget for every page. Forms that save as you type and send when the signal returns.",
      color: "leaf",
    },
    {
      icon: "key",
      title: "Identity and access",
      description: "Single sign-on, roles and a record of who saw what, matched to how your institution already works.",
      color: "earth",
    },
    {
      icon: "wallet",
      title: "Payments and messaging",
      description: "Mobile money, cards, SMS and email behind one interface, with each transaction reconciled.",
      color: "mist",
    },
    {
      icon: "package-check",
      title: "Testing and release",
      description: "Automated tests on real browsers, small releases, and a way back if one goes wrong.",
      color: "ink",
    },
  ],
  brief: {
    arrangement: "make",
    title: "A web development project, in practice",
    forWhom: "A ministry that publishes a register, or a business whose customers order, pay and complain online.",
    howItRuns:
      "Two-week sprints on a staging address that you can open. You see each page on a phone before it is approved.",
    youGet: "The source code, the test suite, a test site (staging) and a live site, and notes on how to release.",
    builtWith: "TypeScript, React and Next.js in front; Node.js, Python or PHP behind; PostgreSQL underneath.",
  },
  cta: {
    title: "Have a slow website to replace?",
    description: "Write its address in your message. We will measure it on a phone and tell you what we find.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
