import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Web development and web applications in Kigali, Rwanda",
    description:
      "Public portals and registers for slow networks, tested in real browsers and handed over to your team.",
    updated: "2026-11-26",
  },
  hero: {
    title: "Web Development",
    subtitle:
      "Web application development for slow connections: portals and registers that open quickly and stay easy to change.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Web applications for slow networks",
    description:
      "Most of the people who will use your system are on a phone, on mobile data, in the middle of something else. We start from there.",
  },
  focusTitle: "What goes into a web application",
  pillars: [
    {
      icon: "app-window",
      title: "Interface engineering",
      description: "Pages render on the server, so people read before the script arrives, with a screen reader too.",
      color: "forest",
    },
    {
      icon: "database",
      title: "APIs and back ends",
      description: "Typed, documented endpoints stand over a database that your team can query.",
      color: "ink",
    },
    {
      icon: "weight",
      title: "Low-bandwidth design",
      description: "Every page has a weight budget. Forms save as you type and send when the signal returns.",
      color: "leaf",
    },
    {
      icon: "key",
      title: "Identity and access",
      description: "Roles match how your institution works, and a record shows who saw what.",
      color: "earth",
    },
    {
      icon: "wallet",
      title: "Payments and messaging",
      description:
        "Mobile money such as MTN MoMo or M-Pesa sits behind one interface, and each transaction is reconciled.",
      color: "mist",
    },
    {
      icon: "package-check",
      title: "Testing and release",
      description: "Automated tests run on real browsers. Releases are small, with a way back.",
      color: "ink",
    },
  ],
  brief: {
    arrangement: "make",
    title: "A web development project, in practice",
    forWhom:
      "A ministry that publishes a register, or a business whose customers pay online. Either may need integration with government systems.",
    howItRuns: "Two-week sprints on a staging address. You see each page on a phone before it is approved.",
    youGet: "The source code with its test suite, a test site (staging) and a live site.",
    builtWith: "TypeScript, React and Next.js in front; Node.js, Python or PHP behind; PostgreSQL underneath.",
  },
  cta: {
    title: "Measure your present website",
    description: "Write its address in your message. We measure it on a phone and tell you what we find.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
