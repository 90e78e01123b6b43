import type { ScreenContent } from "./types";

/** In US dollars. */
const price = 148_000;
const land = 2_023 * 40;
const house = 150 * 500;
const depreciation = (house * 12) / 100;
const value = land + house - depreciation;

const dollars = (amount: number) => amount.toLocaleString("en-US");

/** A stand as each platform holds it. One fact of a platform is the one that it answers for. */
export const scenes = [
  {
    path: "/solution/repz",
    platform: "REPZ",
    facts: [
      ["Home", "3\u00a0bedrooms, 1\u00a0bathroom"],
      ["Title deed", "To be searched"],
      ["Asking price", `US$\u00a0${dollars(price)}`],
    ],
    answer: ["Listed under", "Stand 1482"],
  },
  {
    path: "/solution/deeds-platform",
    platform: "Deeds Platform",
    facts: [
      ["Deed", "4182\u00a0/\u00a02021"],
      ["Before it", "0977\u00a0/\u00a01998"],
      ["Extent", "2,023\u00a0m²"],
    ],
    answer: ["Bond on it", "None"],
  },
  {
    path: "/solution/rwanda-valuation-system",
    platform: "Valuation Registry",
    facts: [
      ["Land, 2,023\u00a0×\u00a040", dollars(land)],
      ["House, 150\u00a0×\u00a0500", dollars(house)],
      ["Age of the house, 12%", `–${dollars(depreciation)}`],
    ],
    answer: ["Value", `US$\u00a0${dollars(value)}`],
  },
  {
    path: "/solution/social-registry",
    platform: "Social Registry",
    facts: [
      ["Household", "2403-0178"],
      ["Members", "5, names hidden"],
      ["Last visit", "12\u00a0Oct"],
    ],
    answer: ["Status", "Verified at home"],
  },
] as const;

export const oneStand = {
  kind: "One stand, four records",
  finding: "Stand 1482, Mount Pleasant",
  choice: { type: "radio", legend: "See it as a", options: ["Home", "Deed", "Value", "Household"] },
  states: [
    "A home is listed under its stand number, so it cannot appear twice.",
    "The deed shows what a buyer has to know before paying.",
    "Three lines add up to the value, which is below the asking price.",
    "A household is known by its number and a visit, and its names stay hidden.",
  ],
} as const satisfies ScreenContent;
