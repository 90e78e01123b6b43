/** Texts shared by pages of one kind. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  /** The first breadcrumb. */
  home: "Home",
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
    statusTerm: "Status",
    statuses: {
      pilot: { label: "Pilot", meaning: "A first group of users works with it, and what they find changes it." },
      live: { label: "Live", meaning: "People do their daily work with it." },
    },
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
