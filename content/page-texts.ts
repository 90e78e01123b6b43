/** The chapters of every solution, in order: the fragment, icon and label of their tabs. */
export const chapters = {
  today: { id: "today", icon: "files", tab: "Today" },
  record: { id: "record", icon: "file-text", tab: "The record" },
  check: { id: "check", icon: "shield-check", tab: "The check" },
  handover: { id: "handover", icon: "handshake", tab: "Handover" },
} as const;

/** Texts shared by pages of one kind. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  /** The first breadcrumb. */
  home: "Home",
  /** Before the name of a product. */
  see: "See",
  alsoIn: "Also in",
  /** Before links to what is still a sample. */
  samples: "Samples, until the company confirms them:",
  /** On every figure. */
  sampleData: "Sample data",
  sampleFigures: "The figures show sample data.",
  /** On every service's page. */
  engagementModels: { label: "Ways to work together, and what moves the cost", href: "/dedicated-team#ways" },
  engagement: {
    forWhom: "For whom",
    howItRuns: "How it runs",
    youGet: "You get",
    builtWith: "Built with",
    finding: "The finding",
    step: "Step",
    description: "What happens",
    leaves: "Result",
    retest: "The retest",
    question: "The question",
  },
  detail: {
    ctaText: "Reach Out To Us",
    ctaLink: "/contact-us",
    features: "What it covers",
    next: "Next:",
    statusTerm: "Status",
    statuses: {
      pilot: { label: "Pilot", meaning: "A first group of users works with it, and what they find changes it." },
      live: { label: "Live", meaning: "People do their daily work with it." },
    },
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
