/** Texts shared by pages of one kind. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  /** The first breadcrumb. */
  home: "Home",
  alsoIn: "Also in",
  detail: {
    ctaText: "Reach Out To Us",
    ctaLink: "/contact-us",
    features: "What it covers",
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
