import type { ComparisonContent, FigureContent, ScreenContent } from "./types";

const kind = "Valuation Registry";

/** The chosen parcel. */
export const parcel = {
  upi: "1/02/99/03/1147",
  number: 1147,
  place: "Made-up sector, Gasabo district",
  facts: [
    ["Land use", "Residential, single house"],
    ["Parcel area", "612\u00a0m²"],
    ["Tenure", "Emphyteutic lease"],
  ],
} as const;

/** The first number of each row of plots on both sides of the road. */
export const rows = [1096, 1119, 1145, 1158] as const;
export const PLOTS_IN_ROW = 5;
export const road = "The avenue";

/** Amounts are in Rwandan francs. */
export const sheet = {
  title: "Valuation sheet",
  area: 612,
  rate: 45_000,
  house: { area: 184, rate: 310_000 },
  /** In percent of the house. */
  depreciation: 12,
  outside: 3_800_000,
  lines: {
    land: "Land",
    house: "Main house",
    depreciation: "Depreciation",
    outside: "Wall, paving, tank",
    total: "Market value",
  },
  basis: { depreciation: "12% of house", outside: "Schedule" },
  columns: ["Component", "Basis", "RWF"],
} as const;

export const sales = [
  { upi: "1/02/99/03/1121", number: 1121, rate: 44_200, month: "March" },
  { upi: "1/02/99/03/1160", number: 1160, rate: 46_900, month: "June" },
  { upi: "1/02/99/03/1098", number: 1098, rate: 43_700, month: "August" },
] as const;

export const sheetHero = {
  kind,
  finding: `Parcel ${parcel.upi}`,
  idea: { value: "81,535,200", label: "Rwandan francs, from four lines that add up" },
  states: [
    {
      verdict: { tone: "good", text: "Certified" },
      says: "The parcel on its map, and the sheet that says how the figure was reached.",
    },
  ],
} as const satisfies FigureContent;

export const reportScreen = {
  kind: "Two reports in Word",
  finding: "One plot, two values",
  caption: "The last page of each report",
  columns: ["Entry", "Report A", "Report B"],
  rows: [
    ["Parcel", `${parcel.number}`, `${parcel.number}`],
    ["Land, per\u00a0m²", "Not stated", "Not stated"],
    ["House, per\u00a0m²", "Not stated", "Not stated"],
    ["Sales compared", "None named", "None named"],
    ["Value, RWF", "96,000,000", "68,500,000"],
  ],
  states: [
    {
      verdict: { tone: "bad", text: "27,500,000 apart" },
      says: "Each report ends in a lone figure. Where the two part cannot be read in either.",
    },
  ],
} as const satisfies ComparisonContent;

export const sheetScreen = {
  kind,
  finding: "A sheet that adds up",
  caption: `Valuation of parcel ${parcel.upi}`,
  /** The land price of each state: the sheet’s, and those of two compared sales. */
  rates: [45_000, 44_200, 46_900],
  choice: {
    type: "radio",
    legend: "Land price per\u00a0m²",
    options: [
      { name: "45,000", note: "the sheet’s" },
      { name: "44,200", note: "March sale" },
      { name: "46,900", note: "June sale" },
    ],
  },
  states: [
    "At 45,000 francs per\u00a0m² the parcel is worth 81,535,200 francs, as the valuer found.",
    "At the price of the March sale the value would be 81,045,600 francs.",
    "At the price of the June sale the value would be 82,698,000 francs.",
  ],
} as const satisfies ScreenContent & Record<string, unknown>;

export const comparableScreen = {
  kind,
  finding: "Three sales behind the rate",
  caption: "Compared with parcel 1147, at 45,000 per\u00a0m²",
  columns: ["Parcel", "RWF per\u00a0m²", "Sold in"],
  choice: { type: "radio", legend: "Show on the map", options: ["1121", "1160", "1098"] },
  states: [
    "Parcel 1121 across the avenue was sold in March at 44,200 per\u00a0m².",
    "Parcel 1160 in the next row was sold in June at 46,900 per\u00a0m².",
    "Parcel 1098 two rows away was sold in August at 43,700 per\u00a0m².",
  ],
} as const satisfies ScreenContent & Record<string, unknown>;

export const certificationScreen = {
  kind,
  finding: `Valuation of parcel ${parcel.number}`,
  labels: { next: "Acts next", figures: "Figures", badge: "Badge" },
  stages: [
    { next: "A colleague reviews it", figures: "Open to its author", badge: "None" },
    {
      next: "The certified valuer signs",
      figures: "Open to review",
      badge: "None",
    },
    { next: "None", figures: "Locked as version 1", badge: "Certified, with a QR code" },
  ],
  choice: { type: "radio", legend: "Stage", options: ["Draft", "Reviewed", "Signed"] },
  states: [
    {
      verdict: { tone: "mixed", text: "Draft" },
      says: "A colleague has to review the sheet before its author may sign.",
    },
    {
      verdict: { tone: "mixed", text: "Reviewed" },
      says: "The sheet has no badge until a certified valuer signs.",
    },
    {
      verdict: { tone: "good", text: "Certified" },
      says: "The figures are locked. An appeal opens version 2, and the first stays readable.",
    },
  ],
} as const satisfies ScreenContent & Record<string, unknown>;
