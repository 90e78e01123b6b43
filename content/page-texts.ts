/** Words that pages of one kind share. */
export const pageTexts = {
  crumbsLabel: "Breadcrumb",
  alsoIn: "Also in",
  detail: {
    ctaText: "Reach Out To Us",
    stack: "Technology Stack",
    sampleTestimonial: "Sample testimonial",
  },
} as const;
