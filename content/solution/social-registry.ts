import { chapters } from "@/content/labels";
import { sample } from "@/content/sample";
import type { ComparisonContent, FigureContent, SolutionWords } from "@/content/types";

/** The kind of all screens of the product. */
const kind = "Social Registry";

/** The sectors. A household that is neither verified nor due a visit is in review. */
export const sectors = [
  { name: "All 14", households: 91_240, verified: 74_065, due: 6_030 },
  { name: "Tumba", households: 7_120, verified: 6_240, due: 310 },
  { name: "Maraba", households: 6_480, verified: 5_120, due: 420 },
  { name: "Simbi", households: 6_210, verified: 4_870, due: 640 },
  { name: "Mbazi", households: 6_930, verified: 5_510, due: 580 },
  { name: "Rusatira", households: 5_870, verified: 4_905, due: 265 },
] as const;

export const registerTexts = {
  households: "Households",
  members: "Members",
  verified: "Verified",
  due: "Visit due",
  review: "In review",
  household: "Household",
  lastVisit: "Last visit",
  status: "Status",
};

type HouseholdStatus = "verified" | "due" | "review";

interface Household {
  /** The number does not tell the sector, as families keep it when they move. */
  number: string;
  sector: (typeof sectors)[number]["name"];
  members: number;
  lastVisit: string;
  status: HouseholdStatus;
}

export const households: readonly Household[] = [
  { number: "H-064178", sector: "Tumba", members: 5, lastVisit: "12 Oct", status: "verified" },
  { number: "H-021954", sector: "Tumba", members: 3, lastVisit: "28\u00a0Sep\u00a02025", status: "due" },
  { number: "H-087021", sector: "Maraba", members: 7, lastVisit: "9 Oct", status: "review" },
  { number: "H-033640", sector: "Maraba", members: 4, lastVisit: "1\u00a0Oct\u00a02025", status: "due" },
  { number: "H-009452", sector: "Simbi", members: 6, lastVisit: "30\u00a0Sep\u00a02025", status: "due" },
  { number: "H-062093", sector: "Mbazi", members: 8, lastVisit: "6 Oct", status: "verified" },
  { number: "H-040168", sector: "Mbazi", members: 5, lastVisit: "2\u00a0Oct 2025", status: "due" },
  { number: "H-071266", sector: "Rusatira", members: 4, lastVisit: "5\u00a0Oct\u00a02025", status: "due" },
];

/** The household whose card is open. Its members are shown by relation, as names are hidden. */
export const card = {
  number: "H-064178",
  place: "Huye district",
  verified: "Verified at home, 12 Oct",
  members: [
    ["Head of household", 41],
    ["Spouse", 38],
    ["Daughter, in school", 14],
    ["Son, in school", 9],
    ["Parent, needs care", 72],
  ],
  support: [
    ["Health insurance", "Active"],
    ["School feeding", "Active"],
    ["Public works", "Eligible"],
  ],
  texts: { members: "members", support: "Support received", hidden: "Names hidden for your role" },
} as const;

export const registry = {
  kind,
  choice: { type: "radio", legend: "Sector (5 of 14)", options: sectors.map(({ name }) => name) },
  states: [
    {
      headline: "6,030 visits due in Huye",
      says: "The district has 91,240 households, of which 6,030 are due a visit.",
    },
    {
      headline: "310 visits due in Tumba",
      says: "Tumba has 7,120 households, of which 310 are due a visit.",
    },
    {
      headline: "420 visits due in Maraba",
      says: "Maraba has 6,480 households, of which 420 are due a visit.",
    },
    {
      headline: "640 visits due in Simbi",
      says: "Simbi has 6,210 households, of which 640 are due a visit.",
    },
    {
      headline: "580 visits due in Mbazi",
      says: "Mbazi has 6,930 households, of which 580 are due a visit.",
    },
    {
      headline: "265 visits due in Rusatira",
      says: "Rusatira has 5,870 households, of which 265 are due a visit.",
    },
  ],
} as const satisfies FigureContent;

/** The family of the card in two programmes' own lists. */
export const listView = {
  kind: "Two lists in Excel",
  headline: "Is this one family?",
  caption: "A line of each list",
  columns: ["Entry", "School feeding", "Public works"],
  rows: [
    ["Household number", "None", "None"],
    ["Sector", "Tumba", "Tumba"],
    ["Members", "5", "7"],
    ["Children in school", "2", "4"],
    ["Last visit", "Not stated", "Not stated"],
  ],
  states: [
    {
      verdict: { tone: "bad", text: "2 entries differ" },
      says: "The two lists have no number in common, so it is unclear whether this is one family and which line is right.",
    },
  ],
} as const satisfies ComparisonContent;

export const supportView = {
  kind,
  headline: "Support of household H-064178",
  rules: {
    title: "Why eligible for public works",
    rows: [
      ["An adult of 18 to 64 who can work", "Head of household, 41, and spouse, 38"],
      ["Verified within 12 months", "12 Oct"],
      ["Poverty score of 40 or less", "31, from the visit of 12 Oct"],
      ["Not enrolled already", "No application"],
    ],
  },
  action: "Start application",
  states: ["For a third programme the family is eligible, and the application starts from the card."],
} as const satisfies FigureContent & Record<string, unknown>;

export const grievanceView = {
  kind,
  headline: "Complaints, oldest first",
  caption: "4 open complaints in Tumba sector",
  columns: ["Number", "Complaint", "Made at", "Days open"],
  complaints: [
    { number: "G-0412", matter: "Left off the list", way: "Cell office", days: 19 },
    { number: "G-0418", matter: "Another family’s child listed", way: "Phone", days: 12 },
    { number: "G-0421", matter: "Moved to another sector", way: "USSD", days: 7 },
    { number: "G-0425", matter: "Support stopped", way: "USSD", days: 2 },
  ],
  states: ["The officer who made the visit cannot close the case."],
} as const satisfies FigureContent & Record<string, unknown>;

export const socialRegistry: SolutionWords = {
  meta: {
    title: "Social registry software for Rwanda",
    description:
      "Social registry software for Rwanda: districts enrol each household once, verify it at its door and follow up its complaints.",
    updated: "2026-11-29",
  },
  acronym: "SR",
  title: "Social Registry",
  country: "Rwanda",
  summary: "One list of households for all programmes, so that support reaches the right people.",
  description:
    "SR is software for districts and programmes in Rwanda, not a public list: each household is enrolled once and verified at its door. It is designed to work beside Imibereho, the national registry.",
  imageSrc: "/share/solution-social-registry.png",
  claim: "Place and time prove a visit.",
  features: [
    {
      ...chapters.today,
      title: "One family, on two lists that disagree",
      description: "Programmes keep lists of their own, and files of names travel by WhatsApp.",
      rows: [],
      additionalContent: [
        "A family that moves is written down again, under another number",
        "A family left off the list has no number to ask about",
      ],
    },
    {
      ...chapters.record,
      title: "One number for each household",
      description:
        "Household H-064178 has a line of its own. Health insurance and school feeding are active; for public works the family is eligible. A caseworker can start the application from the card.",
      rows: [
        {
          term: "Enrolment",
          description:
            "An enumerator says under which law the data is collected and records the household at its door, offline if necessary.",
        },
        {
          term: "Matching",
          description:
            "ID numbers are compared within the register; with the national one only if the National Identification Agency (NIDA) permits it. Duplicates are decided by an officer, not by the system.",
        },
        {
          term: "Access",
          description: "Planners get counts; small ones are withheld, because they identify people too.",
        },
        {
          term: "Selection",
          description: "A programme gets the numbers of eligible households and writes back what was paid.",
        },
      ],
      additionalContent: [
        "Families who move keep their number and their past visits",
        "When a name is opened, the officer and the reason are logged",
        "Programme staff can read and question the rules of eligibility",
        "A new rule is tried on last month’s register",
      ],
    },
    {
      ...chapters.check,
      title: "Home visits with place and time, complaints with a number",
      description:
        "Families who are left off the list complain at the cell office, by phone or by USSD, and get a number to follow.",
      rows: [
        {
          term: "Visit",
          description:
            "A household last seen more than 12 months ago turns to “Visit due”, like the one of 30 September 2025. GPS point and time are saved at the door, to expose invented visits, and the questions are in Kinyarwanda.",
        },
        {
          term: "Verification",
          description:
            "A sector officer compares the visit with the file and confirms the status, or orders a second visit.",
        },
        {
          term: "Beside Imibereho",
          description:
            "Rwanda’s national social registry is Imibereho. As far as we know, the Ministry of Local Government and its agency LODA keep it. This one is designed for the field work beside it. A link needs the Ministry’s permit.",
        },
      ],
      additionalContent: [
        "The officer who made the visit cannot close a complaint about it",
        "A keypad phone without a data bundle is enough to complain",
        "A visit works offline: answers wait encrypted on the phone",
        "Households that lose support are told why, in person or by private letter",
      ],
    },
  ],
  engagement: {
    forWhom: "District and sector officers who verify, enumerators with a phone, and programme managers who select.",
    youGet:
      "The register with its phone app, a data link (API) for programmes, training in Kinyarwanda, and instructions for your data centre.",
    effort: sample({
      duration: "9 to 11 months",
      durationNote:
        "Two for questionnaire and rules, four or five to build, three or four for the visits of a first round.",
      inputs:
        "A legal basis for the data, permits for any link, your questionnaire, a first district, and an officer who decides on the rules.",
      roles:
        "An analyst, three engineers, a tester, a trainer in Kinyarwanda and a delivery lead; enumerators are yours.",
    }),
    howItRuns: "It begins with one district. Others follow once your officer has settled the rules.",
  },
  techStack: ["Kotlin", "React", "Node.js", "PostgreSQL", "PostGIS", "USSD"],
  testimonial: {
    quote: "People ask me why no support has come. With the household’s number I could say when we were last there.",
    author: "Social protection officer",
    position: "District office, Southern Province",
    isSample: true,
  },
  cta: {
    title: "How many benefit lists disagree?",
    description: "Tell us how many lists there are. Please send no entries yet, as that needs a legal basis.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: registry,
  art: "social-registry",
};
