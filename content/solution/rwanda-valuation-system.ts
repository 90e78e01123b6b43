import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Valuation registry: property valuation software, Rwanda",
    description:
      "Property valuation in Rwanda: parcels on a map, a value sheet with comparable sales, and a certified valuer’s signature under the figure.",
    updated: "2026-11-26",
  },
  acronym: "RVS",
  acronymMeaning: "Rwanda Valuation System",
  title: "Valuation Registry",
  country: "Rwanda",
  summary: "Every parcel with its value, and how the figure was reached.",
  description:
    "Property valuation software: valuers and banks open a parcel by its number, and see its value, how it was reached and who signed.",
  imageSrc: "/share/solution-rwanda-valuation-system.png",
  features: [
    {
      id: "parcels",
      icon: "land-plot",
      tab: "Parcels",
      title: "Every parcel found on a map",
      description:
        "Type a parcel number, UPI 1/02/99/03/1147 in the sample, and the map goes to that plot, with its corner points and its neighbours’ numbers around it.",
      additionalContent: [
        "The National Land Authority’s boundaries are read each night, never redrawn",
        "A valuer can walk to the corner points with the tablet’s GPS",
        "Split and merged plots keep a link to the number they came from",
      ],
    },
    {
      id: "value-sheet",
      icon: "calculator",
      tab: "Value sheet",
      title: "A valuation sheet anyone can add up",
      description:
        "Land is 612\u00a0×\u00a045,000 and the main house 184\u00a0×\u00a0310,000. Take off 12% of the house, add wall, paving and tank, and you arrive at RWF\u00a081,535,200 as the valuer did.",
      additionalContent: [
        "Depreciation has a line of its own: 6,844,800 off the house, none off the land",
        "You see which open valuations a new rate would move, before you save it",
        "The owner’s copy in Kinyarwanda has the same lines",
      ],
    },
    {
      id: "comparables",
      icon: "scale",
      tab: "Comparables",
      title: "Comparable sales behind every rate",
      description:
        "Below the value stand the parcels it was compared with: 44,200 per\u00a0m² in March, 46,900 in June, 43,700 in August. An owner who objects can point at a line.",
      additionalContent: [
        "The valuer picks among the sales offered, and says why",
        "Sales left out stay on file with the reason",
        "Transfers between relatives are flagged before they mislead",
      ],
    },
    {
      id: "price-map",
      icon: "map",
      tab: "Price map",
      title: "Land prices, street by street",
      description:
        "Shading runs from RWF\u00a030k to 60k per\u00a0m² over the last 12 months. A pale plot in a dark row is a question for a valuer, asked before a bank lends on it.",
      additionalContent: [
        "A median is withheld where too few sales would expose one",
        "Prices are worked out anew each night, and earlier maps are kept",
        "Town planners get a copy without owners or contracts",
      ],
    },
    {
      id: "certification",
      icon: "stamp",
      tab: "Certification",
      title: "Values signed by a certified valuer",
      description:
        "The badge appears when a certified valuer signs the sheet with a personal key. From that minute the figures are locked, and any change is a new version.",
      additionalContent: [
        "A colleague reviews the draft before its author may sign",
        "The signed PDF carries a QR code that a bank can check",
        "An appeal opens a second version, and the first stays readable",
      ],
    },
  ],
  brief: {
    title: "Who the Valuation Registry is for, and what you get",
    rows: [
      {
        term: "Who it is for",
        description:
          "Certified valuers and their reviewers, bank credit officers, the National Land Authority, and owners who want to see the sum.",
      },
      {
        term: "What it replaces",
        description: "Word files with a lone figure on the last page, and two valuers far apart on one plot.",
      },
      {
        term: "What you get",
        description: "The parcel map with a tablet app for valuers, and signed sheets with an API for credit systems.",
      },
      {
        term: "For property tax",
        description:
          "The owner assesses the tax: buildings at market value, bare land by the square metre. The sheet shows the Rwanda Revenue Authority how an owner arrived at the first.",
      },
      {
        term: "What we need",
        description:
          "A year of recorded sale prices, your rate tables as they are, and two senior valuers with time to argue.",
      },
    ],
  },
  flow: {
    title: "How a parcel gets its value",
    steps: [
      {
        term: "Parcel opened",
        description: "The UPI brings boundary and land use from the land register, so that they are not typed again.",
      },
      {
        term: "Site visit",
        description: "A valuer measures the house and photographs each corner, with no network needed.",
      },
      {
        term: "Desk review",
        description:
          "The system proposes comparables and adds up the sheet. A second valuer sends it back with a reason, or passes it.",
      },
      {
        term: "Signature",
        description:
          "The certified valuer signs. Bank and owner then read one locked sheet, and its QR code proves it.",
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
      "Owners argue with us about the total. I want to show them one line at a time, because a line can be measured.",
    author: "Senior property valuer",
    position: "Valuation firm, Kigali",
    isSample: true,
  },
  cta: {
    title: "Can you explain last year’s property values?",
    description:
      "Type the figures of one valuation report, without the owner’s name. You get a sheet that has a gap wherever a figure has no source.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
