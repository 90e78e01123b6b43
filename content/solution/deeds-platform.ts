import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Deeds platform: a digital deeds registry for Zimbabwe",
    description:
      "Software for the electronic deeds registry that Zimbabwe’s Act provides for: search a stand (a plot of land), read its deed, check that none was altered.",
    updated: "2026-11-26",
  },
  acronym: "DPZ",
  acronymMeaning: "Deeds Platform Zimbabwe",
  title: "Deeds Platform",
  country: "Zimbabwe",
  summary: "The whole history of a title deed, easy to read and hard to alter.",
  description:
    "The Deeds Registries Act provides for an electronic registry, and Deeds Platform Zimbabwe (DPZ) is software for it: conveyancers and banks search a stand (a plot of land), read its deed, and see who handled it.",
  imageSrc: "/share/solution-deeds-platform.png",
  features: [
    {
      id: "search",
      icon: "search",
      tab: "Search",
      title: "Search a stand and read its history",
      description:
        "Type a deed, a township or a stand, as plots are called here. Stand 1482, Mount Pleasant comes back with deed 4182\u00a0/\u00a02021, the general plan, and the extent of 2,023\u00a0m².",
      additionalContent: [
        "Deed 0977\u00a0/\u00a01998 opens as the previous deed, and so on back in time",
        "Bond and caveat are always answered, if only by the word None",
        "Old and new spellings of a township lead to the same stand",
      ],
    },
    {
      id: "the-deed",
      icon: "scroll-text",
      tab: "The deed",
      title: "The title deed as it was registered",
      description:
        "Next to the data stands the Deed of Transfer. In the sample a guest sees a black bar where the new owner is named. A conveyancer sees the name, because searches are made about the other party.",
      additionalContent: [
        "Access follows the Act, and fees follow its regulations",
        "Names are removed on the server, so none is hiding under the bar",
        "Any bank can check a certified copy by its printed code",
      ],
    },
    {
      id: "examination",
      icon: "file-search",
      tab: "Examination",
      title: "Two examiners for every deed",
      description:
        "In the sample, one examiner asks about the rates clearance. The conveyancer answers, and another examiner passes the deed.",
      additionalContent: [
        "Queries reach the conveyancer on screen, not as a slip to collect",
        "The examiner who raised a query cannot pass the deed",
        "Deeds are taken in order of lodging, and exceptions need a reason",
      ],
    },
    {
      id: "audit-trail",
      icon: "logs",
      tab: "Audit trail",
      title: "An audit trail that shows any alteration",
      description:
        "The code of an entry is computed from its contents and the code before it. Rewrite one word of an old entry, and none of the later codes fits any more.",
      additionalContent: [
        "“Chain verified” is worked out anew whenever a deed is opened",
        "The day’s last code goes to an auditor, out of administrators’ reach",
        "A new entry corrects a mistake, and none can be deleted",
      ],
    },
    {
      id: "paper-volumes",
      icon: "library-big",
      tab: "Paper volumes",
      title: "Bound volumes digitized page by page",
      description:
        "Pages are photographed in the strongroom and typed by two people who cannot see each other’s work. A registrar accepts a volume once their differences are settled.",
      additionalContent: [
        "The camera goes to the volume, so no volume leaves the building",
        "A third reader decides where the two typists differ",
        "A torn page is recorded as torn, without guesses at the missing line",
      ],
    },
  ],
  brief: {
    title: "Who the Deeds Platform is for, and what you get",
    rows: [
      {
        term: "Who it is for",
        description:
          "Conveyancers who lodge and search, examiners who decide, bank lawyers, and owners abroad who want proof.",
      },
      {
        term: "What it replaces",
        description: "A morning in the queue for one search, and a forged deed that looks better than the true one.",
      },
      {
        term: "What you get",
        description:
          "Screens to lodge and search; a scanning line for old volumes; a chain checker that your auditor can run.",
      },
      {
        term: "What we need",
        description:
          "A registrar who decides on access under the Act, one shelf of volumes to begin with, and your examiners’ checklist.",
      },
    ],
  },
  flow: {
    title: "A property transfer, from lodging to registration",
    steps: [
      {
        term: "Lodging",
        description:
          "The conveyancer uploads the deed with its power of attorney, the rates clearance and the clearance for capital gains tax, and signs.",
      },
      {
        term: "First reading",
        description: "An examiner reads the deed against the record, and raises each doubt as a numbered query.",
      },
      {
        term: "Second reading",
        description:
          "Another examiner weighs the answers and searches for bonds and caveats before the deed goes to the registrar.",
      },
      {
        term: "Registration",
        description:
          "The registrar signs, and the chain gains an entry. The buyer’s bank reads the new deed and checks its code.",
      },
    ],
  },
  techStack: [
    "TypeScript",
    "React",
    "Java",
    "Spring Boot",
    "PostgreSQL",
    "OpenSearch",
    "SHA-256",
    "X.509",
    "PDF/A",
    "Tesseract OCR",
    "Keycloak",
  ],
  testimonial: {
    quote: "Before I advise a buyer, I want to see every deed that this one rests on, and who passed it.",
    author: "Senior conveyancer",
    position: "Law firm, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Start with one shelf of deeds",
    description:
      "Write how many volumes there are, and in what state. You learn what a machine can read, and how to send two sample pages safely.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
