import type { ServicePage } from "../types";

export const page: ServicePage = {
  meta: {
    title: "Digital transformation consulting in Africa",
    description:
      "Move services off paper with the staff who run them: process maps, digitized registers, mobile money fees, USSD and training.",
    updated: "2026-11-25",
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
      "People wait because a form needs three stamps and one of the officers is in the field. Software helps once somebody has asked whether the third stamp is needed.",
    more: "We follow a file from the counter to the archive. Then you choose what to drop, what to digitize and what stays on paper for now. The first service opens to the public while the others are still being planned.",
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
        "Pages are counted, scanned and counted again, and each line is indexed under its old folio. Doubtful entries go back to the registrar, who alone may settle them.",
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
        "Mobile money replaces the bank slip and the walk to fetch it. Finance sees each payment beside its file, and refunds follow a written procedure.",
      color: "mist",
    },
    {
      icon: "presentation",
      title: "Staff training and changeover",
      description:
        "Supervisors learn first and train their own offices. Paper and screen run side by side until a full month’s counts agree.",
      color: "ink",
    },
  ],
  brief: {
    arrangement: "decide",
    title: "Moving your first service off paper",
    forWhom:
      "NGOs that type field forms at night, cooperatives that lend from an exercise book, permit offices that run on rubber stamps.",
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
      "Process maps before and after, a digitized register with its error count, trained supervisors, the software, and its yearly running cost.",
    builtWith:
      "BPMN for process maps, KoboToolbox for field surveys, Tesseract for printed scans, and X-Road where the government runs it.",
  },
  cta: {
    title: "Which paper form causes the longest queue?",
    description:
      "Write what the form is for and what it asks. We will answer with the part to put online first, and a safe way to send us a blank copy.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
