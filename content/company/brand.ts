/** What every page says of the company. */
export const brand = {
  name: "Imisozi Technologies",
  shortName: "Imisozi",
  tagline: "Software and digital services. Kigali, Rwanda, working across Africa.",
  /** What follows the year and the name in the footer. */
  rights: "All Right Reserved",
  artCredit: "Patterns drawn after imigongo, the relief art of eastern Rwanda.",
} as const;
