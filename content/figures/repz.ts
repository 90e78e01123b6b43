import type { ComparisonContent, FigureContent, ScreenContent } from "./types";

const kind = "REPZ";

export interface Home {
  /** The number of the stand, or plot, that it sits on. */
  stand: number;
  suburb: string;
  /** In US dollars. */
  price: number;
  beds: number;
  baths: number;
  /** In square metres. */
  size: string;
  /** When a conveyancer compared its deed with the registry. */
  checked?: string;
  /** On the map, in percent. */
  at: readonly [x: number, y: number];
}

export const homes: readonly Home[] = [
  { stand: 214, suburb: "Avondale", price: 185_000, beds: 4, baths: 2, size: "1,800", checked: "12 Sep", at: [47, 60] },
  { stand: 1163, suburb: "Borrowdale", price: 236_000, beds: 3, baths: 2, size: "950", checked: "3 Sep", at: [70, 24] },
  { stand: 1482, suburb: "Mount Pleasant", price: 148_000, beds: 3, baths: 1, size: "2,023", at: [33, 34] },
  { stand: 88, suburb: "Highlands", price: 210_000, beds: 4, baths: 3, size: "2,100", checked: "28 Aug", at: [82, 72] },
  { stand: 305, suburb: "Avondale West", price: 96_000, beds: 2, baths: 1, size: "420", at: [15, 79] },
];

/** Homes too close together to show apart. */
export const clusters: readonly { count: number; at: readonly [x: number, y: number] }[] = [
  { count: 12, at: [16, 48] },
  { count: 7, at: [88, 44] },
];

export const map = {
  shape: "Map of Harare North with priced pins, and diamonds that count homes close together.",
  suburbs: [
    { name: "Mount Pleasant", at: [20, 14] },
    { name: "Borrowdale", at: [80, 9] },
    { name: "Avondale", at: [35, 76] },
    { name: "Highlands", at: [76, 93] },
  ],
} as const;

export const homeTexts = { checked: "Title deed checked", unchecked: "Not checked yet", homes: "homes" };

export const search = {
  kind,
  finding: "24 homes in Harare North",
  idea: { value: "24 homes", label: "on one map, each on its own stand" },
  states: ["A diamond counts homes too close together to show apart."],
} as const satisfies FigureContent;

export const advertScreen = {
  kind: "Two agencies’ adverts",
  finding: "One house, or two?",
  caption: "As a buyer reads them",
  columns: ["Entry", "Agency A", "Agency B"],
  rows: [
    ["House", "4 bed, 2 bath", "4 bed, 2 bath"],
    ["Where", "Avondale, near the school", "Off the main road"],
    ["Price", "US$ 185,000", "US$ 168,000"],
    ["Stand number", "Not given", "Not given"],
    ["Owner’s mandate", "Not shown", "Not shown"],
  ],
  states: [
    {
      verdict: { tone: "bad", text: "US$ 17,000 apart" },
      says: "Without a stand number both adverts may be of one house, at two prices.",
    },
  ],
} as const satisfies ComparisonContent;

export const checkScreen = {
  kind,
  finding: "Homes whose deed was checked",
  choice: { type: "checkbox", legend: "Show only", options: ["Title deed checked"] },
  states: [
    "Three homes. Two carry the badge, with the day on which a conveyancer searched the registry.",
    "Two homes: the one without the badge has left the list.",
  ],
} as const satisfies ScreenContent;

export const deskScreen = {
  kind,
  finding: "A new listing",
  fields: {
    mandate: { label: "Owner’s signed mandate", value: "mandate.pdf, signed 2 Dec" },
    stand: { label: "Stand number", values: ["Stand 2217, Mount Pleasant", "Stand 214, Avondale"] },
    price: { label: "Asking price", values: ["US$", "Locked, listed at"] },
  },
  choice: { type: "radio", legend: "The owner’s stand", options: ["is free", "is on the map"] },
  states: [
    {
      verdict: { tone: "good", text: "Price field open" },
      says: "Stand 2217 is not on the map, so the agent can enter the price.",
    },
    {
      verdict: { tone: "bad", text: "Already listed" },
      says: "Stand 214 is on the map at US$ 185,000. The desk names its agency and stops the copy.",
    },
  ],
} as const satisfies ScreenContent & Record<string, unknown>;

export const inboxScreen = {
  kind,
  finding: "3 enquiries, 1 waiting",
  caption: "Viewing slots on Saturday 5 December",
  columns: ["Stand", "Viewing", "Status"],
  /** Hours in Harare. London is two hours behind in December. */
  hoursBehind: 2,
  enquiries: [
    { stand: 214, from: "Buyer in London, WhatsApp", slot: "10:00", status: "Waiting" },
    { stand: 1163, from: "Buyer in London, listing page", slot: "11:30", status: "Answered" },
    { stand: 88, from: "Buyer in London, cousin views", slot: "14:00", status: "Answered" },
  ],
  choice: { type: "radio", legend: "Times in", options: ["Harare", { name: "London", note: "the buyer’s" }] },
  states: [
    "Messages from the listing page and from WhatsApp, each with its stand. The one that waits passes to the next agent on duty.",
    "The same slots as a buyer in London reads them: two hours earlier on the clock.",
  ],
} as const satisfies ScreenContent & Record<string, unknown>;
