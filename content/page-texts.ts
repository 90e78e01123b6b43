/** Words that pages of one kind share. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  /** What the home page is called where a way begins there. */
  home: "Home",
  alsoIn: "Also in",
  detail: {
    ctaText: "Reach Out To Us",
    features: "What it covers",
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
