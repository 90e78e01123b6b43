import type { ComparisonContent, FigureContent, ScreenContent } from "./types";

/** What all screens of the product have in common. */
const kind = "Social Registry";

export const sectors = [
  { name: "All 14", households: 91_240, members: 378_610, verified: 74_065, due: 6_030 },
  { name: "Tumba", households: 7_120, members: 28_910, verified: 6_240, due: 310 },
  { name: "Maraba", households: 6_480, members: 27_150, verified: 5_120, due: 420 },
  { name: "Simbi", households: 6_210, members: 26_340, verified: 4_870, due: 640 },
  { name: "Mbazi", households: 6_930, members: 29_480, verified: 5_510, due: 580 },
  { name: "Rusatira", households: 5_870, members: 24_620, verified: 4_905, due: 265 },
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

export interface Household {
  number: string;
  sector: (typeof sectors)[number]["name"];
  members: number;
  lastVisit: string;
  status: HouseholdStatus;
}

export const households: readonly Household[] = [
  { number: "2403-0178", sector: "Tumba", members: 5, lastVisit: "12 Oct", status: "verified" },
  { number: "2403-0184", sector: "Tumba", members: 3, lastVisit: "12 Oct", status: "verified" },
  { number: "2407-0021", sector: "Maraba", members: 7, lastVisit: "9 Oct", status: "review" },
  { number: "2407-0036", sector: "Maraba", members: 4, lastVisit: "8 Oct", status: "verified" },
  { number: "2411-0450", sector: "Simbi", members: 6, lastVisit: "30 Apr", status: "due" },
  { number: "2411-0452", sector: "Simbi", members: 2, lastVisit: "7 Oct", status: "verified" },
  { number: "2412-0097", sector: "Mbazi", members: 8, lastVisit: "6 Oct", status: "verified" },
  { number: "2412-0103", sector: "Mbazi", members: 5, lastVisit: "2 May", status: "due" },
  { number: "2414-0266", sector: "Rusatira", members: 4, lastVisit: "5 Oct", status: "verified" },
];

/** The household whose card is open. Its members are shown by relation, as names are hidden. */
export const card = {
  number: "2403-0178",
  place: "Tumba sector, Huye district",
  verified: "Verified at home, 12 Oct",
  members: [
    ["Head of household", 41],
    ["Spouse", 38],
    ["Child, in school", 14],
    ["Child, in school", 9],
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
  finding: "Household register, Huye district",
  idea: { value: "91,240", label: "households in one register, 6,030 due a visit" },
  states: ["One line for each household. The card behind it opens by role, and hides names."],
} as const satisfies FigureContent;

export const householdScreen = {
  ...registry,
  finding: "Households by sector, Huye district",
  choice: { type: "radio", legend: "Sector", options: sectors.map(({ name }) => name) },
  states: [
    "The district has 91,240 households, of which 6,030 are due a visit.",
    "Tumba has 7,120 households. 310 are due a visit.",
    "Maraba has 6,480 households. 420 are due a visit.",
    "Simbi has 6,210 households. 640 are due a visit, the most of these five sectors.",
    "Mbazi has 6,930 households. 580 are due a visit.",
    "Rusatira has 5,870 households. 265 are due a visit, the fewest of these five sectors.",
  ],
} as const satisfies ScreenContent;

/** How the family of the card stands in two programmes' own lists. */
export const listScreen = {
  kind: "Two lists in Excel",
  finding: "Is this one family?",
  caption: "A line of each list",
  columns: ["Entry", "School feeding", "Public works"],
  rows: [
    ["Number in the list", "17", "203"],
    ["Sector", "Tumba", "Tumba"],
    ["Members", "5", "7"],
    ["Children in school", "2", "4"],
    ["Last seen", "12 Oct", "Not stated"],
  ],
  states: [
    {
      verdict: { tone: "bad", text: "4 of 5 entries differ" },
      says: "The two lists have no number in common, so it is unclear whether this is one family, and which line is right.",
    },
  ],
} as const satisfies ComparisonContent;

export const supportScreen = {
  kind,
  finding: "Support of household 2403-0178",
  rules: {
    title: "Why eligible for public works",
    rows: [
      ["An adult of 18 to 64 who can work", "Head of household, 41, and spouse, 38"],
      ["Verified within 12 months", "12 Oct"],
      ["Not enrolled already", "No application"],
    ],
  },
  action: "Start application",
  states: ["For a third programme the family is eligible, and the application starts from the card."],
} as const satisfies ScreenContent & Record<string, unknown>;

export const grievanceScreen = {
  kind,
  finding: "Complaints, oldest first",
  caption: "4 open complaints in Tumba sector",
  columns: ["Number", "Complaint", "Made at", "Days open"],
  complaints: [
    { number: "G-0412", matter: "Left off the list", way: "Cell office", days: 19 },
    { number: "G-0418", matter: "Another family’s child listed", way: "Phone", days: 12 },
    { number: "G-0421", matter: "Moved to another sector", way: "USSD", days: 7 },
    { number: "G-0425", matter: "Support stopped", way: "USSD", days: 2 },
  ],
  states: ["The officer who made the visit cannot close the case."],
} as const satisfies ScreenContent & Record<string, unknown>;
