import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Property valuation system with parcel map",
    description:
      "Parcels on a map, a valuation sheet that shows its components and comparables, and a certified valuer's signature under the figure.",
    updated: "2026-11-21",
  },
  name: "Valuation Registry",
  acronym: "RVS",
  title: "Rwanda Valuation System",
  country: "Rwanda",
  summary: "Every parcel, its value, and how the figure was reached.",
  description:
    "Valuers, tax teams and banks open a parcel by its number and see its value, its comparables and who signed.",
  imageSrc: "/art/screen-rwanda-valuation-system.svg",
  imageAlt:
    "Valuation Registry screen with parcels shaded by price per square meter beside a certified sheet for one parcel. Sample data.",
  features: [
    {
      id: "parcels",
      icon: "land-plot",
      tab: "Parcels",
      title: "Every valuation begins on the map",
      description:
        "Type a parcel number, UPI 1/02/08/03/1147, and the map goes to that plot near KG 11 Avenue, with its four corner points and its neighbors' numbers around it.",
      additionalContent: [
        "Boundaries read from the land register each night, never redrawn by hand",
        "Corner points that a valuer can walk to with the tablet's GPS",
        "Buildings traced from aerial photos, undeclared ones included",
        "Split and merged plots keep a link to the number they came from",
      ],
      image: {
        crop: [0, 65, 560, 440],
        alt: "Parcel map around KG 11 Avenue with parcel 1147, found by its UPI, outlined at its four corners. Sample data.",
      },
    },
    {
      id: "value-sheet",
      icon: "calculator",
      tab: "Value sheet",
      title: "A total anyone can add up",
      description:
        "Land is 612 × 45,000 and the main house 184 × 310,000. Take off 12% of the house, add wall, paving and tank, and you arrive at RWF 81,535,200 as the valuer did.",
      additionalContent: [
        "Depreciation on a line of its own: 6,844,800 off the house, none off the land",
        "Change a rate and see which open valuations would move, before you save",
        "An owner's copy in Kinyarwanda, the same lines in the same order",
      ],
      image: {
        crop: [640, 272, 480, 348],
        alt: "Sheet lines for land, main house, depreciation and outside works, with a market value of RWF 81,535,200. Sample data.",
      },
    },
    {
      id: "comparables",
      icon: "scale",
      tab: "Comparables",
      title: "Three parcels behind the rate",
      description:
        "Below the value stand the parcels it was compared with: 44,200 per m² in March, 46,900 in June, 43,700 in August. An owner who objects can point at a line.",
      additionalContent: [
        "Sales offered by distance, land use and date; the valuer picks and says why",
        "Sales left out stay on file beside the reason they were refused",
        "Transfers between relatives and forced sales flagged before they mislead",
        "Each opens on the map by its own UPI, such as 1/02/08/03/1160",
      ],
      image: {
        crop: [643, 391, 477, 329],
        alt: "Market value of RWF 81,535,200 above three compared parcels, each with a price per square meter and a month. Sample data.",
      },
    },
    {
      id: "price-map",
      icon: "map",
      tab: "Price map",
      title: "Prices you can see street by street",
      description:
        "Shading runs from RWF 30k to 60k per m² over the last 12 months. A pale plot in a dark row is a question for a valuer, asked before the tax bill goes out.",
      additionalContent: [
        "Medians by cell and land use, withheld where too few sales would expose one",
        "Recomputed overnight in PostGIS, and earlier maps kept by date",
        "Any street set beside the same street a year earlier",
        "A copy for town planners, without owners or sale contracts",
      ],
      image: {
        crop: [0, 290, 560, 430],
        alt: "Parcels around plot 1147 shaded by RWF per square meter over the last 12 months, from 30k to 60k. Sample data.",
      },
    },
    {
      id: "certification",
      icon: "stamp",
      tab: "Certification",
      title: "Certified means a valuer signed it",
      description:
        "The badge appears when a certified valuer signs the sheet with a personal key. From that minute the figures are locked, and any change is a new version.",
      additionalContent: [
        "Land use, parcel area and tenure confirmed before a rate is applied",
        "A colleague reviews the draft before its author may sign",
        "The signed PDF carries a QR code that a bank can check at its counter",
        "An appeal opens a second version, and the first stays readable",
      ],
      image: {
        crop: [640, 65, 480, 336],
        alt: "Head of a certified sheet: single house, 612 m², emphyteutic lease, with the land and main house lines. Sample data.",
      },
    },
  ],
  brief: {
    title: "Behind each certified value",
    rows: [
      {
        term: "Who uses it",
        description:
          "Certified valuers in the field, reviewers at a desk, district tax teams, bank credit officers, and owners who want to see the sum.",
      },
      {
        term: "What it ends",
        description:
          "Word files with a lone figure on the last page, and two valuers far apart on one plot with no way to see why.",
      },
      {
        term: "What you get",
        description:
          "The parcel map, a tablet app for valuers, rate schedules you can edit, signed sheets, and an API for tax and credit systems.",
      },
      {
        term: "What we need",
        description:
          "Parcel boundaries, a year of recorded sale prices, your rate tables as they are, and two senior valuers with time to argue.",
      },
    ],
  },
  flow: {
    title: "How a parcel gets its figure",
    steps: [
      {
        term: "Parcel opened",
        description: "The UPI brings boundary, land use and tenure from the land register, so nobody types them again.",
      },
      {
        term: "Site visit",
        description:
          "A valuer measures the house, photographs each corner and notes the wall, paving and tank, with no network needed.",
      },
      {
        term: "Desk review",
        description:
          "The system proposes comparables and adds up the sheet. A second valuer sends it back with a reason, or passes it.",
      },
      {
        term: "Signature",
        description:
          "The certified valuer signs. Bank, tax team and owner then read one locked sheet, and its QR code proves it.",
      },
    ],
  },
  techStack: [
    "TypeScript",
    "React",
    "OpenLayers",
    "Python",
    "PostgreSQL",
    "PostGIS",
    "GeoServer",
    "QGIS",
    "GeoPackage",
    "PAdES",
    "Docker",
  ],
  testimonial: {
    quote:
      "An owner came in angry about the total. We went down the sheet together, and by the third line he was talking about the size of his veranda. That we could go and measure.",
    author: "Property tax supervisor",
    position: "Local revenue office, Rwanda",
    isSample: true,
  },
  cta: {
    title: "Could you defend last year's values?",
    description:
      "One valuation report is enough, with the owner's name removed. We will lay it out as a sheet, with a gap wherever a figure has no source.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
