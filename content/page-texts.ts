/** Texts shared by pages of one kind. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  /** The first breadcrumb. */
  home: "Home",
  alsoIn: "Also in",
  /** Marks what is still a sample. */
  sample: "Sample",
  /** On every figure. */
  sampleData: "Sample data",
  sampleFigures: "Each line says what our work with sample data says.",
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
    leaves: "What it leaves",
    retest: "The retest",
    question: "The question",
  },
  detail: {
    ctaText: "Reach Out To Us",
    ctaLink: "/contact-us",
    features: "What it covers",
    status: "Status",
    statuses: {
      concept: {
        label: "Concept",
        meaning: "A design with sample data. Nobody works with it yet; this page describes what it is to do.",
      },
      pilot: { label: "Pilot", meaning: "A first group of users works with it, and what they find changes it." },
      live: { label: "Live", meaning: "People do their daily work with it." },
    },
    ourPart: "Our part",
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
