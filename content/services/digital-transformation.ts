import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Digital transformation consulting in Africa",
    description:
      "Move services off paper with the staff who run them: process maps, digitized registers, mobile money fees, USSD.",
    updated: "2026-11-26",
  },
  hero: {
    title: "Digital Transformation",
    subtitle:
      "Digital transformation for public offices and NGOs: off paper one service at a time, together with the people at the counters.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "From paper forms to a digital service",
    description:
      "People wait because a form needs three stamps and one of the officers is in the field. We follow a file from counter to archive, and you choose what to digitize.",
  },
  focusTitle: "What it takes to move a service off paper",
  pillars: [
    {
      icon: "workflow",
      title: "Process mapping",
      description:
        "We walk with a file through each office and time its waits. The map separates what a regulation requires from habit.",
      color: "forest",
    },
    {
      icon: "gavel",
      title: "Law and regulations",
      description:
        "Where the law asks for a bound book, a portal cannot overrule it. Your legal office gets the list of clauses.",
      color: "ink",
    },
    {
      icon: "book-open",
      title: "Digitizing registers and archives",
      description: "Pages are counted before and after scanning. The registrar alone settles doubtful entries.",
      color: "leaf",
    },
    {
      icon: "hash",
      title: "Access without a smartphone",
      description:
        "A USSD menu, an agent in the village, or the counter as before. Whichever a person uses, the request enters the same register.",
      color: "earth",
    },
    {
      icon: "receipt-text",
      title: "Mobile money fees and receipts",
      description:
        "Mobile money replaces the bank slip and the walk to fetch it. Finance sees each payment beside its file.",
      color: "mist",
    },
    {
      icon: "presentation",
      title: "Staff training and changeover",
      description:
        "Supervisors learn first and train their offices. Paper and screen run side by side until a full month’s counts agree.",
      color: "ink",
    },
  ],
  brief: {
    arrangement: "decide",
    title: "Moving your first service off paper",
    forWhom:
      "NGOs that type field forms, cooperatives that lend from an exercise book, and offices whose service is to open on a portal such as Irembo.",
    howItRuns: "One service in one or two offices. What they teach us changes the design before other districts join.",
    question: "Which service leaves paper first, and where?",
    options: [
      {
        term: "One service, two offices",
        description: "Other districts wait, and get a design that has met its users.",
      },
      {
        term: "One service, every district",
        description: "Nobody waits. A fault reaches every counter on the same day.",
      },
      {
        term: "The archive first",
        description: "Old files are safe and easy to find. The queue at the counter stays as long.",
      },
    ],
    youGet:
      "Process maps before and after, a digitized register with its error count, and the software with its yearly running cost.",
    builtWith: "KoboToolbox for field surveys, Tesseract for scans, X-Road where the government runs it.",
  },
  cta: {
    title: "Choose the form with the longest queue",
    description: "Write what it is for and what it asks. You learn which part to put online first.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
