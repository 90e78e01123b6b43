import type { FigureContent, ScreenContent } from "./types";

const kind = "Deeds Platform";

export const record = {
  title: "Stand 1482, Mount Pleasant",
  status: "Current",
  facts: [
    ["Deed", "4182\u00a0/\u00a02021"],
    ["Previous deed", "0977\u00a0/\u00a01998"],
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

export const registryHero = {
  kind,
  finding: record.title,
  idea: { value: "0977\u00a0/\u00a01998", label: "the deed before deed 4182\u00a0/\u00a02021, one step back in time" },
  states: [
    {
      verdict: { tone: "good", text: record.status },
      says: "The deed, and every step with the role that took it.",
    },
  ],
} as const satisfies FigureContent;

export const searchScreen = {
  kind,
  finding: "Search the registry",
  queries: ["Stand 1482", "Deed 4182\u00a0/\u00a02021", "Mount Pleasant"],
  queryLabel: "Search",
  choice: { type: "radio", legend: "Search by", options: ["Stand", "Deed", "Township"] },
  states: [
    "By its stand number: the record with its deed.",
    "By its deed: the same record. Deed 0977\u00a0/\u00a01998 opens as the previous deed, and so on back in time.",
    "By the township, in its old or its new spelling: the same stand is among the results.",
  ],
} as const satisfies ScreenContent & Record<string, unknown>;

export const deedScreen = {
  kind,
  finding: "The deed as it was registered",
  choice: {
    type: "radio",
    legend: "Read it as",
    options: ["Guest", { name: "Conveyancer", note: "searching for a buyer" }],
  },
  states: [
    "A guest sees a bar where the new owner is named. The name never leaves the server.",
    "A conveyancer sees the name, because a search is made about the other party.",
  ],
} as const satisfies ScreenContent;

export const auditScreen = {
  kind,
  finding: "Each code holds the one before it",
  columns: ["Entry", "Code"],
  caption: "Codes are the first digits of SHA-256 of the entry and the code before it",
  /** In the first of the entries shown. */
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
      verdict: { tone: "good", text: "Chain verified" },
      says: "Each code fits the entry and the code before it, so no entry was altered.",
    },
    {
      verdict: { tone: "bad", text: "Chain broken" },
      says: "The rewritten entry has another code, so the codes of all later entries no longer fit. Who opens the deed sees it.",
    },
  ],
} as const satisfies ScreenContent & Record<string, unknown>;

export const volumeScreen = {
  kind: "Bound volume 214",
  finding: "Page 88, line 6, typed twice",
  line: { before: "… measuring ", after: " square metres or thereabouts" },
  /** What each read in the line; the last one decides. */
  readings: [
    { who: "Typist A", differs: "2023" },
    { who: "Typist B", differs: "2028" },
    { who: "Third reader, from the image", differs: "2023" },
  ],
  states: [
    {
      verdict: { tone: "good", text: "Settled" },
      says: "Two people typed the line without seeing each other’s work and differ in one digit. A third read the image and decided.",
    },
  ],
} as const satisfies ScreenContent & Record<string, unknown>;
