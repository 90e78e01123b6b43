import { chapters } from "@/content/labels";
import { sample } from "@/content/sample";
import type { ComparisonContent, FigureContent, SolutionWords } from "@/content/types";

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

/** The data of the valuation sheet. Amounts are in Rwandan francs. */
export const sheet = {
  title: "Valuation sheet",
  area: 612,
  rate: 45_000,
  house: { area: 184, rate: 310_000 },
  /** The depreciation in percent of the house's value. */
  depreciation: 12,
  outside: 3_800_000,
  lines: {
    land: "Land",
    house: "Main house",
    depreciation: "Depreciation",
    building: "House, net",
    outside: "Wall, paving, tank",
    total: "Sum",
    value: "Value by cost, rounded",
  },
  basis: { depreciation: "12% of house", building: "Subtotal", outside: "Schedule", total: "Before rounding" },
  /** The value is the sum, rounded to this amount. */
  roundedTo: 100_000,
  columns: ["Component", "Basis", "RWF"],
} as const;

/** Computes the lines of the sheet at a land price, their sum and the value. */
export function linesAt(rate: number) {
  const land = sheet.area * rate;
  const house = sheet.house.area * sheet.house.rate;
  const depreciation = -(house * sheet.depreciation) / 100;
  const building = house + depreciation;
  const total = land + building + sheet.outside;
  const value = Math.round(total / sheet.roundedTo) * sheet.roundedTo;
  return { land, house, depreciation, building, total, value };
}

export const sales = [
  { upi: "1/02/99/03/1121", number: 1121, rate: 44_200, month: "March" },
  { upi: "1/02/99/03/1160", number: 1160, rate: 46_900, month: "June" },
  { upi: "1/02/99/03/1098", number: 1098, rate: 43_700, month: "August" },
] as const;

export const reportView = {
  kind: "Two reports in Word",
  headline: "One plot, two values",
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
      says: "The reports end in a single figure. Neither shows the land price or the sales behind it.",
    },
  ],
} as const satisfies ComparisonContent;

export const sheetView = {
  kind,
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
    {
      headline: "The sheet adds up to 81,535,200",
      says: "At RWF\u00a045,000 per\u00a0m² the sum is RWF\u00a081,535,200, which the valuer rounds to 81,500,000.",
    },
    {
      headline: "81,000,000 at the price of March",
      says: "At the price of the March sale the value would be RWF\u00a081,000,000.",
    },
    {
      headline: "82,700,000 at the price of June",
      says: "At the price of the June sale the value would be RWF\u00a082,700,000.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const comparableView = {
  kind,
  caption: "Compared with parcel 1147, at 45,000 per\u00a0m²",
  columns: ["Parcel", "RWF per\u00a0m²", "Sold in"],
  choice: { type: "radio", legend: "Show on the map", options: ["1121", "1160", "1098"] },
  states: [
    {
      headline: "Parcel 1121 sold at 44,200 per\u00a0m²",
      says: "Parcel 1121 across the avenue was sold in March at 44,200 per\u00a0m².",
    },
    {
      headline: "Parcel 1160 sold at 46,900 per\u00a0m²",
      says: "Parcel 1160 in the next row was sold in June at 46,900 per\u00a0m².",
    },
    {
      headline: "Parcel 1098 sold at 43,700 per\u00a0m²",
      says: "Parcel 1098 two rows away was sold in August at 43,700 per\u00a0m².",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const certificationView = {
  kind,
  labels: { next: "Acts next", figures: "Figures", badge: "Certificate" },
  /** The stages by state: the last one comes first. */
  stages: [
    { next: "None", figures: "Locked as version 1", badge: "Signed, with a QR code" },
    { next: "A colleague reviews it", figures: "Open to its author", badge: "None" },
    { next: "The certified valuer signs", figures: "Open to review", badge: "None" },
  ],
  choice: { type: "radio", legend: "Stage", options: ["Draft", "Reviewed", "Signed"], order: [2, 3, 1] },
  states: [
    {
      headline: "Parcel 1147 is locked",
      verdict: { tone: "good", text: "Certified" },
      says: "The figures are locked. An appeal opens version 2; version 1 can still be read.",
    },
    {
      headline: "Parcel 1147 awaits a review",
      verdict: { tone: "mixed", text: "Draft" },
      says: "A colleague reviews the sheet before it is signed.",
    },
    {
      headline: "Parcel 1147 awaits a signature",
      verdict: { tone: "mixed", text: "Reviewed" },
      says: "The sheet is reviewed, and now waits for the certified valuer.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const rwandaValuationSystem: SolutionWords = {
  meta: {
    title: "Valuation registry: property valuation in Rwanda",
    description:
      "Property valuation software for Rwanda: open a parcel by its number and see its value, the sales behind it and who certified it.",
    updated: "2026-11-29",
  },
  acronym: "RVS",
  title: "Valuation Registry",
  country: "Rwanda",
  summary: "The value of a plot of land, with the calculation behind it.",
  description:
    "RVS, Rwanda Valuation System, is software for valuers, banks and agencies, not a public price search. They open a parcel by its number and can add up how its value was reached.",
  imageSrc: "/share/solution-rwanda-valuation-system.png",
  claim: "When two values differ, you see in which line.",
  features: [
    {
      ...chapters.today,
      title: "Two valuers, one plot, two figures",
      description:
        "A valuation is a Word file with one figure on its last page. When two differ, the files do not show why.",
      rows: [],
      additionalContent: [
        "A bank cannot see which sales the figure rests on",
        "Boundary and land use are typed again for each report",
      ],
    },
    {
      ...chapters.record,
      title: "A valuation sheet anyone can add up",
      description: "Each line shows its basis, so that anyone can add up the sheet and see how the sum was rounded.",
      rows: [
        {
          term: "Parcel opened",
          description:
            "The parcel’s number (UPI) takes the map to its plot. Boundary and land use are the National Land Authority’s: they come by a link if the Authority permits one, else from a file.",
        },
        {
          term: "Site visit",
          description:
            "A valuer finds the corner points with the tablet’s GPS, measures the house and takes photographs, all offline.",
        },
        {
          term: "The sum",
          description:
            "Depreciation has a line of its own: 6,844,800 off the house. The owner gets the same lines in Kinyarwanda.",
        },
        {
          term: "For property tax",
          description:
            "As we read the law, the owner assesses the tax: buildings at market value, bare land by the square metre. The sheet shows how the building’s value by cost was reached.",
        },
      ],
      additionalContent: [
        "Split and merged plots keep a link to the number they came from",
        "Before adopting a rate, you see which open valuations change",
        "The PDF carries a QR code that a bank can check",
      ],
    },
    {
      ...chapters.check,
      title: "Comparable sales behind the price of land",
      description:
        "The sheet names the sales that support the price of land. The rate of the house comes from a table of building costs.",
      rows: [
        {
          term: "Desk review",
          description:
            "The system proposes comparables and adds up the sheet, which a second valuer passes or sends back with a reason.",
        },
        {
          term: "Price map",
          description:
            "Land prices of the last 12 months, street by street, beside the institute’s reference price where one is loaded. A plot that differs from its row gets a second look. A median is withheld where too few sales would expose one.",
        },
        {
          term: "Beside the institute",
          description:
            "As far as we know, the Institute of Real Property Valuers publishes reference prices of land and has a system of its own. This registry is designed to work beside that, if the institute agrees. It replaces no reference price.",
        },
        {
          term: "Signature",
          description:
            "A certified valuer signs the sheet with a personal key, which locks its figures. Bank and owner then read the same sheet; any change is a new version.",
        },
      ],
      additionalContent: [
        "The valuer picks among the sales offered and gives the reason",
        "Sales left out are kept on file with the reason",
        "Transfers between relatives are flagged",
        "The price map is computed at night; earlier maps are kept",
        "Town planners get the price map without owners or contracts",
      ],
    },
  ],
  engagement: {
    forWhom: "Certified valuers, bank credit officers, the National Land Authority, and owners.",
    youGet:
      "The parcel map with a tablet app for valuers, and certified sheets with a data link (API) for credit systems.",
    effort: sample({
      duration: "6 to 8 months",
      durationNote:
        "One or two for rates and sales, four to build, one or two in the field, to a first certified sheet.",
      inputs:
        "The right to use a year of recorded sale prices, your rate tables, and two senior valuers with time for questions.",
      roles: "Three engineers, one of them for maps, a designer in the first half, a tester and a delivery lead.",
    }),
    howItRuns: "Sprints of two weeks. Your valuers try each version on parcels that they have valued before.",
  },
  techStack: ["React", "Python", "PostgreSQL", "PostGIS", "GeoServer", "QGIS"],
  testimonial: {
    quote: "Owners argue with us about the total. I would rather argue about lines, which can be measured.",
    author: "Senior property valuer",
    position: "Valuation firm, Kigali",
    isSample: true,
  },
  cta: {
    title: "Can you explain last year’s property values?",
    description: "Tell us how many valuations you make in a year, and we work through one of your sheets with you.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: certificationView,
  art: "rwanda-valuation-system",
};
