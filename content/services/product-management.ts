import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Strategic product management, from idea to launch",
    description:
      "Try an idea on real customers, set a price, plan the launch and leave out the rest, with a product manager who works in the field.",
    updated: "2026-11-25",
  },
  hero: {
    title: "Strategic Product Management",
    subtitle:
      "Product managers who find out who will use your product, who will pay and what to leave out, while changes are still cheap.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Decide what your product should do",
    description:
      "The founder has one idea, the sales lead has promised another, and a rival has just launched a third. Product management finds out which of them customers would use, and pay for.",
    more: "Our product manager goes to the market stall, the branch and the waiting room, then writes down what was heard and what it changes. You make the decision, keep the notes, and can stop after any stage.",
  },
  focusTitle: "What our product managers do",
  pillars: [
    {
      icon: "lightbulb",
      title: "Idea Validation",
      description:
        "We run the service by hand first: a WhatsApp number, a paper form, one neighbourhood. If nobody orders twice, you learn it before paying for code.",
      color: "forest",
    },
    {
      icon: "target",
      title: "Target Market Research",
      description:
        "Interviews at the stall, the taxi park and the branch, asking what people did last week and what it cost them. You read the notes, unflattering ones included.",
      color: "ink",
    },
    {
      icon: "megaphone",
      title: "Go-to-Market Planning",
      description:
        "Field agents, radio, a cooperative’s general meeting or an app store: we settle where your first customers come from. Prices are tested with mobile money fees added.",
      color: "leaf",
    },
    {
      icon: "repeat",
      title: "Product Development & Iteration",
      description:
        "Each release carries one bet and the figure that would prove it wrong. A feature that misses its figure is changed once, then taken out.",
      color: "earth",
    },
    {
      icon: "users",
      title: "Customer-Centric Design",
      description:
        "Before each quarter’s plan, the people who decide spend a morning answering support calls and an afternoon in a customer’s shop. The roadmap cites what they heard.",
      color: "mist",
    },
    {
      icon: "shield-check",
      title: "Security & Compliance",
      description:
        "A wallet may need central bank approval, and a customer list falls under data law. Each permission goes on the roadmap with its waiting time, before you announce a date.",
      color: "ink",
    },
  ],
  brief: {
    arrangement: "make",
    title: "Product management, stage by stage",
    forWhom:
      "A founder with savings and a pitch deck, or a bank planning an account for market traders without having asked one.",
    howItRuns:
      "Three weeks of field interviews, two weeks of serving customers by hand, then a meeting on whether to build. If you do, a product manager stays through launch.",
    youGet:
      "Interview notes with names removed, price test results, a one-page business case, a launch plan by channel, and the requests we advised against, each with its reason.",
    builtWith:
      "A WhatsApp Business number for the trial, Miro for the story map, Matomo or PostHog for what users do, and a spreadsheet for the price.",
  },
  cta: {
    title: "Have a product idea nobody has tested?",
    description:
      "Write three sentences: who it is for, what troubles them, what they use now. We will answer with the riskiest guess and a way to check it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
