import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Deeds platform: a digital deeds registry for Zimbabwe",
    description:
      "Search a stand (a plot of land), read its deed and the steps behind it, and check that no entry was altered between lodging and registration.",
    updated: "2026-11-25",
  },
  acronym: "DPZ",
  acronymMeaning: "Deeds Platform Zimbabwe",
  title: "Deeds Platform",
  country: "Zimbabwe",
  summary: "The whole history of a title deed, readable, and hard to alter.",
  description:
    "Deeds Platform Zimbabwe (DPZ) is a digital deeds registry. Conveyancers, examiners and banks search a stand (a plot of land), read its deed and the deeds before it, and see who handled each.",
  imageSrc: "/share/solution-deeds-platform.png",
  features: [
    {
      id: "search",
      icon: "search",
      tab: "Search",
      title: "Search a stand and read its history",
      description:
        "Type a deed, a township or a stand, as plots are called here. Stand 1482, Mount Pleasant comes back with deed 4182\u00a0/\u00a02021, the deed before it, the general plan and the extent of 2,023\u00a0m².",
      additionalContent: [
        "Deed 0977\u00a0/\u00a01998 opens as the previous deed, and so on back in time",
        "Bond and caveat always answered, if only by the word None",
        "Old and new spellings of a township lead to the same stand",
        "Searches logged: a registrar can see who looked and when",
      ],
    },
    {
      id: "the-deed",
      icon: "scroll-text",
      tab: "The deed",
      title: "The title deed as it was registered",
      description:
        "Next to the data stands the Deed of Transfer. In the sample a guest sees a black bar where the new owner is named; a conveyancer acting for that owner sees the name.",
      additionalContent: [
        "Old wording kept: District of Salisbury stays as it was typed",
        "Who may inspect a deed, and for what fee, set by the registrar as the Deeds Registries Act provides",
        "Names are removed on the server, so none is hiding under the bar",
        "Certified copies print with a code, and any bank can look it up",
        "Paper and record compared field by field before either is published",
      ],
    },
    {
      id: "examination",
      icon: "file-search",
      tab: "Examination",
      title: "Two examiners for every deed",
      description:
        "In the sample, one examiner asks about the rates clearance, the conveyancer answers, and another examiner passes the deed. Each step names the role that took it.",
      additionalContent: [
        "A deed without its power of attorney is turned back at lodging",
        "Queries reach the conveyancer on screen, and no slip is collected by hand",
        "Whoever raised a query cannot be the one who passes the deed",
        "Work taken in order of lodging; an exception needs a written reason",
      ],
    },
    {
      id: "audit-trail",
      icon: "logs",
      tab: "Audit trail",
      title: "An audit trail that shows any alteration",
      description:
        "The code of an entry is computed from its contents and the code before it. Rewrite one word of an old entry and its code changes, so none of the later codes fits any more.",
      additionalContent: [
        "“Chain verified” is worked out anew whenever a deed is opened",
        "The day’s last code sent to an auditor, beyond any administrator’s reach",
        "A mistake is put right by a new entry, since none can be deleted",
        "Plain SHA-256 in an append-only table: no coin and no mining",
      ],
    },
    {
      id: "paper-volumes",
      icon: "library-big",
      tab: "Paper volumes",
      title: "Bound volumes digitized page by page",
      description:
        "Pages are photographed in the strongroom and typed by two clerks who cannot see each other’s work. A registrar accepts a volume once their differences are settled.",
      additionalContent: [
        "Nothing leaves the building: the camera goes to the volume",
        "Where the two typists differ, a third clerk reads the image and decides",
        "Scanning stations run on batteries when the power fails mid-page",
        "A torn page is recorded as torn, and nobody guesses the missing line",
      ],
    },
  ],
  brief: {
    title: "Who the Deeds Platform is for, and what you get",
    rows: [
      {
        term: "Who it is for",
        description:
          "Conveyancers who lodge, examiners and registrars who decide, bank lawyers who search, and owners abroad who want proof.",
      },
      {
        term: "What it replaces",
        description:
          "A morning in the queue for one search, a volume missing on the day it matters, and a forged deed that looks better than the true one.",
      },
      {
        term: "What you get",
        description:
          "Lodging, examination and search screens, a scanning line for old volumes, a chain checker your auditor can run, and training at the counter.",
      },
      {
        term: "What we need",
        description:
          "A registrar who decides on access under the Act, one shelf of volumes to begin with, a specimen of each deed type, and your examiners’ checklist.",
      },
    ],
  },
  flow: {
    title: "A property transfer, from lodging to registration",
    steps: [
      {
        term: "Lodging",
        description:
          "The conveyancer uploads the deed, clearances and power of attorney, signs with a certificate and gets a time stamp.",
      },
      {
        term: "First reading",
        description:
          "An examiner reads the deed against the record and the general plan, and raises each doubt as a numbered query.",
      },
      {
        term: "Second reading",
        description:
          "Another examiner weighs the answers, searches for bonds and caveats, and passes the deed to the registrar.",
      },
      {
        term: "Registration",
        description:
          "The registrar signs and the chain gains an entry. The buyer’s bank reads the new deed and checks its code.",
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
    quote:
      "In the demonstration I asked who had held a stand before its seller, and the earlier deeds were on the screen. At the registry, that is a morning.",
    author: "Senior conveyancer",
    position: "Law firm, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "Are your deeds still bound in paper volumes?",
    description:
      "Write how many volumes there are, from which years and in what state. We will answer with what a machine may read, and a safe way to send two sample pages.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
