import { chapters } from "@/content/labels";
import { sample } from "@/content/sample";
import type { FigureContent, SolutionWords } from "@/content/types";

const kind = "Deeds Platform";

export const record = {
  title: "Stand 1482, Mount Pleasant",
  status: "Current",
  facts: [
    ["Deed", "4182\u00a0/\u00a02021"],
    ["Held under", "0977\u00a0/\u00a01998"],
    ["Extent", "2,023\u00a0m²"],
    ["General plan", "CG 2210"],
    ["Bond", "None"],
    ["Caveat", "None"],
  ],
} as const;

export const deed = {
  title: "Deed of Transfer",
  number: "No. 4182\u00a0/\u00a02021",
  fields: [
    ["Property", "Stand 1482 Mount Pleasant Township"],
    ["District", "District of Salisbury"],
    ["Extent", "2,023 square metres"],
    ["Transferred by", "Deed 0977\u00a0/\u00a01998"],
  ],
  owner: { label: "Transferred to", hidden: "Hidden for guests", shown: "Readable to this role" },
  signed: "Registrar of Deeds, 14 September 2021",
} as const;

/** The steps of the deed, first to last. */
export const steps = [
  { step: "Lodged", role: "Conveyancer", at: "3 Sep 2021, 09:12" },
  { step: "Query raised: rates clearance", role: "First examiner", at: "6 Sep 2021, 11:31", isQuery: true },
  { step: "Query answered", role: "Conveyancer", at: "9 Sep 2021, 16:05" },
  { step: "Examination passed", role: "Second examiner", at: "13 Sep 2021, 10:18" },
  { step: "Transfer registered", role: "Registrar", at: "14 Sep 2021, 15:42" },
] as const;

export const searchView = {
  kind,
  queries: ["Stand 1482", "Deed 4182\u00a0/\u00a02021", "Mount Pleasant"],
  queryLabel: "Search",
  choice: { type: "radio", legend: "Search by", options: ["Stand", "Deed", "Township"] },
  states: [
    {
      headline: "Found by its stand",
      says: "The stand number leads to the record and its deed.",
    },
    {
      headline: "Found by its deed",
      says: "The deed number leads to the same record, and to the deed before it.",
    },
    {
      headline: "Found by its township",
      says: "The township, in its old or new spelling, lists the same stand.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const deedView = {
  kind,
  choice: {
    type: "radio",
    legend: "Read it as",
    options: ["Guest", { name: "Conveyancer", note: "searching for a buyer" }],
  },
  states: [
    {
      headline: "A guest cannot read the owner’s name",
      says: "A guest sees a bar where the new owner is named, as the name is not sent.",
    },
    {
      headline: "A conveyancer reads the owner’s name",
      says: "A conveyancer sees the name, because a search is made about the other party.",
    },
  ],
} as const satisfies FigureContent;

export const auditView = {
  kind,
  columns: ["Entry", "Code"],
  caption: "Codes are the first digits of a checksum (SHA-256) of the entry and the previous code",
  /** The words changed in the first of the entries shown. */
  rewrite: { from: "answered", to: "withdrawn" },
  fits: "fits",
  misfits: "does not fit",
  choice: {
    type: "checkbox",
    legend: "Try to alter an old entry",
    options: [{ name: "Rewrite one word", note: "answered to withdrawn" }],
  },
  states: [
    {
      headline: "The codes of all entries fit",
      verdict: { tone: "good", text: "No entry altered" },
      says: "Codes are computed from their entry and the previous code. All of them fit, and the last is the one that the auditor received that day, so no entry was altered.",
    },
    {
      headline: "One word changed, and the codes no longer fit",
      verdict: { tone: "bad", text: "An old entry was altered" },
      says: "The rewritten entry has another code, so the codes of all later entries no longer fit. Were all codes computed anew, the last would differ from the auditor’s.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const volumeView = {
  kind: "Bound volume 214",
  headline: "Page 88, line 6, typed twice",
  line: { before: "… measuring ", after: " square metres or thereabouts" },
  /** The readings of the line by each person; the last one decides. */
  readings: [
    { who: "Typist A", differs: "2023" },
    { who: "Typist B", differs: "2028" },
    { who: "Third reader, from the image", differs: "2023" },
  ],
  states: [
    {
      verdict: { tone: "good", text: "Settled" },
      says: "Two people typed the line without seeing each other’s work. They differ in the last digit, so a third read the image and decided.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const deedsPlatform: SolutionWords = {
  meta: {
    title: "Deeds platform: a deeds registry for Zimbabwe",
    description:
      "Deeds registry software for Zimbabwe: search a stand (a plot of land), read its deed and check that the record was not altered.",
    updated: "2026-11-29",
  },
  acronym: "DPZ",
  title: "Deeds Platform",
  country: "Zimbabwe",
  summary: "The whole history of a title deed, easy to read and hard to alter.",
  description:
    "DPZ, Deeds Platform Zimbabwe, is software for a deeds registry, not a public search: conveyancers and banks with an account find a stand (a plot of land) and read its deed.",
  imageSrc: "/share/solution-deeds-platform.png",
  claim: "No page has to leave the strongroom.",
  features: [
    {
      ...chapters.today,
      title: "A bound volume and a morning in the queue",
      description: "A search takes a morning, and its result depends on who reads the page.",
      rows: [],
      additionalContent: ["Old volumes are photographed in the strongroom and typed twice"],
    },
    {
      ...chapters.record,
      title: "The title deed as it was registered",
      description:
        "The Deed of Transfer is shown beside the data. A guest sees a black bar where the new owner is named. A conveyancer who searches reads the name: the Act opens the records to inspection, for a fee.",
      rows: [
        {
          term: "Lodging",
          description:
            "The conveyancer uploads the deed, with its power of attorney and the clearances for rates and for capital gains tax. Deeds are examined in the order in which they came.",
        },
        {
          term: "Validation",
          description:
            "The Deeds Registries Regulations, 2025 (Statutory Instrument 76) call in older deeds for validation, until July 2027 as published. The platform records which were submitted and validated. Ask your conveyancer for the date as it stands.",
        },
        {
          term: "Registration",
          description: "In the last step, the registrar signs the deed that the second examiner has passed.",
        },
        {
          term: "History",
          description:
            "A deed links to the one that it was held under. Bonds and caveats always have a line, even if it says “None”.",
        },
      ],
      additionalContent: [
        "Who may inspect what, and for which fee, is set under the Act",
        "Names are removed on the server, so the guest’s page does not contain them",
      ],
    },
    {
      ...chapters.check,
      title: "An audit trail that shows any alteration",
      description:
        "Each entry has a code, computed from its contents and the previous code. A single word changed in an old entry makes all later codes wrong.",
      rows: [
        {
          term: "First reading",
          description:
            "An examiner compares the deed with the record. Doubts become numbered queries, which reach the conveyancer on screen.",
        },
        {
          term: "Second reading",
          description:
            "Another examiner weighs the answers and searches for bonds and caveats. Then the deed goes to the registrar. The examiner who raised a query cannot pass the deed.",
        },
        {
          term: "The bank",
          description: "The buyer’s bank reads the new deed and checks a certified copy by its printed code.",
        },
        {
          term: "Beside the ministry",
          description:
            "Zimbabwe’s ministry of justice runs the deeds registry and is building its electronic one. This platform is designed to work beside that, if the ministry permits.",
        },
      ],
      additionalContent: [
        "All codes are computed again whenever a deed is opened",
        "The last code of the day is sent to an auditor: a trail computed anew would not match it",
        "A mistake is corrected by a new entry; no entry can be deleted",
      ],
    },
  ],
  engagement: {
    forWhom: "Conveyancers, examiners, bank lawyers, and owners abroad who want proof.",
    youGet:
      "Software to lodge and search, a way to digitize old volumes, and a check of the audit trail for your auditor.",
    effort: sample({
      duration: "8 to 10 months",
      durationNote:
        "Two for roles and rules, four or five to build, two or three beside the paper, with a first shelf.",
      inputs:
        "The ministry’s permission, a registrar who decides on access, a shelf of volumes to begin with, and your examiners’ checklist.",
      roles: "An analyst at the registry, three engineers, a tester, a delivery lead, and typists for the volumes.",
    }),
    howItRuns: "It begins with one shelf. More volumes follow once your examiners have worked with it.",
  },
  techStack: ["React", "Java", "Spring Boot", "PostgreSQL", "OpenSearch", "Keycloak"],
  testimonial: {
    quote: "A buyer asks whether the deed is good. I cannot say until I have seen every deed it rests on.",
    author: "Senior conveyancer",
    position: "Law firm, Bulawayo",
    isSample: true,
  },
  cta: {
    title: "A shelf of deeds is enough to start",
    description: "Tell us how many volumes there are, and from which years.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: searchView,
  art: "deeds-platform",
};
