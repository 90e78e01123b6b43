import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

/** The data of the process map. Times are in working days. */
export const processMap = {
  kind: "Process map",
  places: ["Counter", "Bank", "Officer", "Head", "District"],
  /** The ways of the process, one for each state. In the new one the applicant returns to collect the permit. */
  ways: [
    {
      stays: [
        { place: "Counter", days: 1 },
        { place: "Officer", days: 2, words: "legal stamp" },
      ],
      stamps: 1,
      visits: 2,
    },
    {
      stays: [
        { place: "Counter", days: 1 },
        { place: "Bank", days: 1 },
        { place: "Counter", days: 1 },
        { place: "Officer", days: 3, words: "legal stamp" },
        { place: "Head", days: 5, words: "habit" },
        { place: "District", days: 3, words: "habit" },
        { place: "Counter", days: 1 },
      ],
      stamps: 3,
      visits: 4,
    },
  ],
  limit: { days: 10, label: "Allowed, 10 days" },
  maxDays: 15,
  texts: { days: "Working days", stamps: "Stamps", visits: "Visits", over: "over", spare: "to spare" },
  choice: { type: "radio", legend: "How a permit is issued", options: ["Before", "After"], order: [2, 1] },
  states: [
    {
      headline: "A permit in 3 days instead of 15",
      verdict: { tone: "good", text: "Still lawful" },
      says: "The applicant hands in the form, pays by mobile money and comes back when an SMS says that the permit is ready. The law requires the officer’s stamp, so it stays.",
    },
    {
      headline: "A permit took 15 working days",
      verdict: { tone: "bad", text: "5 days over" },
      says: "The file lay for 5 days with the head of the office, who was in the field, then for 3 in the district. No law requires either stamp.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const digitalTransformation: ServiceWords = {
  meta: {
    title: "Digital transformation consulting in Africa",
    description:
      "Digital transformation in Rwanda for public offices and NGOs: we move services off paper together with the staff who run them.",
    updated: "2026-11-28",
  },
  hero: {
    title: "Digital Transformation",
    subtitle: "We move the services of public offices and NGOs off paper, one at a time, together with their staff.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "From paper forms to a digital service",
    description:
      "Forms wait for stamps that no law requires. We follow each file to the archive, and you choose what to digitize.",
  },
  focusTitle: "What it takes to move a service off paper",
  pillars: [
    {
      icon: "workflow",
      title: "Process and law",
      description: "We follow a file through every office and separate habit from law.",
      color: "green-900",
    },
    {
      icon: "book-open",
      title: "Digitizing registers and archives",
      description: "Pages are counted before and after scanning; the registrar settles doubtful entries.",
      color: "green-700",
    },
    {
      icon: "hash",
      title: "Access without a smartphone",
      description: "A phone menu (USSD), an agent or an office leads to the same register.",
      color: "green-600",
    },
    {
      icon: "receipt-text",
      title: "Mobile money fees and receipts",
      description: "Finance sees each payment beside its file, without a bank slip.",
      color: "green-500",
    },
    {
      icon: "presentation",
      title: "Staff training and changeover",
      description: "Paper and screen run side by side until a full month’s counts agree.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "Process maps, a digitized register with its error count, and software with its yearly running cost.",
    effort: sample({
      duration: "6 to 9 months",
      durationNote: "Two months to map it, three or four to build, one or more with paper and screen together.",
      inputs: "The head of the service and its legal officer, two offices to begin in, and clerks with time to train.",
      roles: "A business analyst on site, a product manager, two engineers, and a trainer at the end.",
    }),
    howItRuns: "One service starts in one or two offices. Others join once the design is corrected.",
  },
  cta: {
    title: "Which form has the longest queue?",
    description: "Tell us its name and who fills it in. We come back with a first map of its path.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: processMap,
  offer: "Your paper services become digital, one at a time, with their staff.",
  art: "digital-transformation",
  findings: [
    { text: "A permit takes 3 days, where it took 15" },
    { text: "8 of the 15 days went on two stamps", isBad: true },
  ],
};
