import { chapters } from "../page-texts";
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
      ...chapters.today,
      title: "Two valuers, one plot, two figures",
      description:
        "A valuation is a Word file with a lone figure on its last page. Two valuers can be far apart on one plot, and neither file shows where they part.",
      rows: [
        {
          term: "The argument",
          description: "An owner who objects can argue only about the total, as the file shows no line to point at.",
        },
        {
          term: "Who it is for",
          description:
            "Certified valuers and their reviewers, bank credit officers, the National Land Authority, and owners who want to see the sum.",
        },
        {
          term: "For property tax",
          description:
            "The owner assesses the tax: buildings at market value, bare land by the square metre. The sheet shows the Rwanda Revenue Authority how an owner arrived at the first.",
        },
      ],
      additionalContent: [
        "A bank cannot see which sales the figure rests on",
        "Boundary and land use are typed again for every report",
      ],
    },
    {
      ...chapters.record,
      title: "A valuation sheet anyone can add up",
      description:
        "Land is 612\u00a0×\u00a045,000 and the main house 184\u00a0×\u00a0310,000. Take off 12% of the house, add wall, paving and tank, and you arrive at RWF\u00a081,535,200 as the valuer did.",
      rows: [
        {
          term: "Parcel opened",
          description:
            "Type UPI 1/02/99/03/1147 in the sample, and the map goes to that plot. Its boundary and land use come from the National Land Authority each night, and are never redrawn.",
        },
        {
          term: "Site visit",
          description:
            "A valuer walks to the corner points with the tablet’s GPS, measures the house and photographs each corner, with no network needed.",
        },
        {
          term: "The sum",
          description:
            "Depreciation has a line of its own: 6,844,800 off the house, none off the land. The owner’s copy in Kinyarwanda has the same lines.",
        },
      ],
      additionalContent: ["Split and merged plots keep a link to the number they came from"],
    },
    {
      ...chapters.check,
      title: "Comparable sales behind every rate",
      description:
        "Below the value stand the parcels it was compared with: 44,200 per\u00a0m² in March, 46,900 in June, 43,700 in August. An owner who objects can point at a line.",
      rows: [
        {
          term: "Desk review",
          description:
            "The system proposes comparables and adds up the sheet. A second valuer sends it back with a reason, or passes it.",
        },
        {
          term: "Price map",
          description:
            "Land prices of the last 12 months, street by street. A pale plot in a dark row is a question for a valuer, asked before a bank lends on it. A median is withheld where too few sales would expose one.",
        },
      ],
      additionalContent: [
        "The valuer picks among the sales offered, and says why",
        "Sales left out stay on file with the reason",
        "Transfers between relatives are flagged before they mislead",
        "Prices are worked out anew each night, and earlier maps are kept",
      ],
    },
    {
      ...chapters.handover,
      title: "Values signed by a certified valuer",
      description:
        "The badge appears when a certified valuer signs the sheet with a personal key. From that minute the figures are locked, bank and owner read one sheet, and any change is a new version.",
      rows: [
        {
          term: "What you get",
          description:
            "The parcel map with a tablet app for valuers, and signed sheets with an API for credit systems.",
        },
        {
          term: "What we need",
          description:
            "A year of recorded sale prices, your rate tables as they are, and two senior valuers with time to argue.",
        },
      ],
      additionalContent: [
        "A colleague reviews the draft before its author may sign",
        "The signed PDF carries a QR code that a bank can check",
        "An appeal opens a second version, and the first stays readable",
        "You see which open valuations a new rate would move, before you save it",
        "Town planners get the price map without owners or contracts",
      ],
    },
  ],
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
