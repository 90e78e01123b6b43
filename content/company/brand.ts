/** The company's details that every page loads. */
export const brand = {
  name: "Imisozi Technologies",
  shortName: "Imisozi",
  email: "hello@imisozi.example",
  tagline: "Software and digital services. Kigali, Rwanda, working across Africa.",
  /** The end of the footer's copyright line. */
  rights: "All Right Reserved",
  artCredit: "Patterns drawn after imigongo, the relief art of eastern Rwanda.",
} as const;

/** The end of every page's title. The short name leaves room for what the page is about. */
export const titleEnd = ` | ${brand.shortName}`;
