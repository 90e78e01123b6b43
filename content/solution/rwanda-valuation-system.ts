import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Valuation registry: property valuation software, Rwanda",
    description:
      "Property valuation in Rwanda: parcels on a map, a sheet with its components and comparables, and a certified valuer’s signature under the figure.",
    updated: "2026-11-25",
  },
  acronym: "RVS",
  acronymMeaning: "Rwanda Valuation System",
  title: "Valuation Registry",
  country: "Rwanda",
  summary: "Every parcel, its value, and how the figure was reached.",
  description:
    "The Rwanda Valuation System (RVS) is property valuation software: valuers, tax officers and banks open a parcel by its number and see its value, its comparables and who signed.",
  imageSrc: "/share/solution-rwanda-valuation-system.png",
  features: [
    {
      id: "parcels",
      icon: "land-plot",
      tab: "Parcels",
      title: "Every parcel found on a map",
      description:
        "Type a parcel number, UPI 1/02/08/03/1147, and the map goes to that plot near KG 11 Avenue, with its four corner points and its neighbours’ numbers around it.",
      additionalContent: [
        "Boundaries read from the land register each night, never redrawn by hand",
        "Corner points that a valuer can walk to with the tablet’s GPS",
        "Buildings traced from aerial photos, undeclared ones included",
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
        "Depreciation on a line of its own: 6,844,800 off the house, none off the land",
        "Change a rate and see which open valuations would move, before you save",
        "An owner’s copy in Kinyarwanda, the same lines in the same order",
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
        "Sales offered by distance, land use and date; the valuer picks and says why",
        "Sales left out stay on file beside the reason they were refused",
        "Transfers between relatives and forced sales flagged before they mislead",
        "Each opens on the map by its own UPI, such as 1/02/08/03/1160",
      ],
    },
    {
      id: "price-map",
      icon: "map",
      tab: "Price map",
      title: "Land prices, street by street",
      description:
        "Shading runs from RWF\u00a030k to 60k per\u00a0m² over the last 12 months. A pale plot in a dark row is a question for a valuer, asked before the tax bill goes out.",
      additionalContent: [
        "Medians by cell and land use, withheld where too few sales would expose one",
        "Recomputed overnight in PostGIS, and earlier maps kept by date",
        "Any street set beside the same street a year earlier",
        "A copy for town planners, without owners or sale contracts",
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
        "Land use, parcel area and tenure confirmed before a rate is applied",
        "A colleague reviews the draft before its author may sign",
        "The signed PDF carries a QR code that a bank can check at its counter",
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
          "Certified valuers, their reviewers, bank credit officers, owners who want to see the sum, and the Rwanda Revenue Authority, which collects property tax for the districts.",
      },
      {
        term: "What it replaces",
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
    title: "How a parcel gets its value",
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
          "The certified valuer signs. Bank, tax officer and owner then read one locked sheet, and its QR code proves it.",
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
      "Owners argue with us about the total. On the sample sheet we argued about one line, the size of a veranda, and that is something we can go and measure.",
    author: "Senior property valuer",
    position: "Valuation firm, Kigali",
    isSample: true,
  },
  cta: {
    title: "Can you explain last year’s property values?",
    description:
      "Type the figures of one valuation report, without the owner’s name. We will answer with a sheet that has a gap wherever a figure has no source.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
