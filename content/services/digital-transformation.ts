import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Digital transformation consulting in Africa",
    description:
      "Move services off paper with the staff who run them: process maps, digitized registers, mobile money fees, USSD and training.",
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
      "People wait because a form needs three stamps and one of the officers is in the field. Software helps once it is clear whether the third stamp is needed.",
    more: "We follow a file from the counter to the archive. Then you choose what to drop and what to digitize. The first service opens while the others are still being planned.",
  },
  focusTitle: "What it takes to move a service off paper",
  pillars: [
    {
      icon: "workflow",
      title: "Process mapping",
      description:
        "We walk with a file through each office and time its waits. The map separates the steps a regulation requires from those that are habit.",
      color: "forest",
    },
    {
      icon: "gavel",
      title: "Law and regulations",
      description:
        "Where the law asks for ink or a bound book, a portal cannot overrule it. Your legal office gets the list of clauses to look at.",
      color: "ink",
    },
    {
      icon: "book-open",
      title: "Digitizing registers and archives",
      description:
        "Pages are counted before and after scanning, and each line keeps its old folio. The registrar alone settles doubtful entries.",
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
    howItRuns:
      "One service in one or two offices. What they teach us changes the design before other districts join, and you approve money stage by stage.",
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
      "Process maps before and after, a digitized register with its error count, trained supervisors, and the software with its yearly running cost.",
    builtWith:
      "BPMN for process maps, KoboToolbox for field surveys, Tesseract for scans, and X-Road where the government runs it.",
  },
  cta: {
    title: "Choose the form with the longest queue",
    description:
      "Write what the form is for and what it asks. You learn which part to put online first, and how to send us a blank copy.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
