import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "REPZ: real estate platform for Zimbabwe",
    description:
      "REPZ puts homes to buy and rent in Zimbabwe on one map, each tied to its stand number, with a conveyancer’s title check on the listing.",
    updated: "2026-11-26",
  },
  acronym: "REPZ",
  acronymMeaning: "Real Estate Platform Zimbabwe",
  title: "REPZ",
  country: "Zimbabwe",
  summary: "Real estate listings on a map, with the title deed checked before the viewing.",
  description:
    "Software for estate agencies in Zimbabwe: people buy and rent on a map, and a conveyancer checks the title deed before a viewing.",
  imageSrc: "/share/solution-repz.png",
  features: [
    {
      id: "listings",
      icon: "house",
      tab: "Listings",
      title: "Every home listed with its stand number",
      description:
        "A listing starts from the stand, or plot, that it sits on, so the same house cannot appear twice at two prices.",
      additionalContent: [
        "The card shows price and suburb before the first tap",
        "A title deed check stands on the card, with its date",
        "Saved searches send one message a day, not ten",
      ],
    },
    {
      id: "map-search",
      icon: "map",
      tab: "Map search",
      title: "Search for homes by drawing on the map",
      description:
        "Trace a shape around the school run, and the list follows it. A pin carries its price; a diamond counts homes too close together to show apart.",
      additionalContent: [
        "The diamonds of 12 and 7 break into single pins as you zoom in",
        "Map tiles stay on the phone, so a second look costs no data",
        "Pins stand on the surveyed plot, on the right side of the road",
      ],
    },
    {
      id: "title-checks",
      icon: "file-check",
      tab: "Title checks",
      title: "Title deeds checked by a conveyancer",
      description:
        "Before the badge appears, a conveyancer compares the seller’s deed with the deeds registry, down to bond and caveat.",
      additionalContent: [
        "One tap on Title deed checked hides every home without the badge",
        "The public page leaves the owner’s name out",
        "The badge lapses on a set day and returns only after a new search",
      ],
    },
    {
      id: "agent-desk",
      icon: "briefcase",
      tab: "Agent desk",
      title: "No listing without the owner’s mandate",
      description:
        "Agents begin with the owner’s signed mandate and the stand number. If that stand is already on the map, the desk names the agency that holds it.",
      additionalContent: [
        "The price field opens once the mandate is uploaded",
        "Drafts stay on the device, where load shedding cannot erase them",
        "Two agencies with mandates share one page and one price",
      ],
    },
    {
      id: "enquiries",
      icon: "messages-square",
      tab: "Enquiries",
      title: "Buyers’ enquiries in one inbox",
      description:
        "A buyer writes from the listing or over WhatsApp, and both land in one inbox with the stand number attached.",
      additionalContent: [
        "A message left unanswered passes to the next agent on duty",
        "Viewing slots show in Harare time and in the buyer’s",
        "Closing a sale answers the waiting messages and removes the pin",
      ],
    },
  ],
  brief: {
    title: "Who REPZ is for, and what you get",
    rows: [
      {
        term: "Who it is for",
        description:
          "Estate agencies and the conveyancers who work with them. Buyers, tenants and relatives abroad use the public map.",
      },
      {
        term: "What it replaces",
        description: "Bait prices, and the deposit paid to a person at the gate who had no right to sell.",
      },
      {
        term: "What you get",
        description:
          "A public site, a phone app for agents and a check screen for conveyancers, with your listings as an export.",
      },
      {
        term: "What we need",
        description:
          "Stand boundaries in any GIS format, a conveyancer who will sign checks, and two agencies to try the first build.",
      },
    ],
  },
  flow: {
    title: "A listing, from signed mandate to viewing",
    steps: [
      {
        term: "Mandate",
        description: "The owner signs, and the agent enters the stand number and the asking price.",
      },
      {
        term: "Stand match",
        description:
          "The number is found on the general plan. A second listing of the stand is refused, whatever address was typed.",
      },
      {
        term: "Deed check",
        description:
          "A conveyancer searches the deeds registry for owner and caveat, signs the result and dates the badge.",
      },
      {
        term: "Viewing",
        description:
          "A buyer in Harare or London filters for checked homes and books a slot, knowing the owner agreed to sell.",
      },
    ],
  },
  techStack: [
    "TypeScript",
    "React",
    "Next.js",
    "React Native",
    "Node.js",
    "PostgreSQL",
    "PostGIS",
    "MapLibre",
    "Redis",
    "Docker",
    "OpenID Connect",
  ],
  testimonial: {
    quote:
      "Two agents can list the same house at two prices today. I want the stand number to decide, so that a buyer sees one.",
    author: "Head of listings",
    position: "Estate agency, Harare",
    isSample: true,
  },
  cta: {
    title: "Plan a property platform of your own",
    description: "Tell us what it lists and who relies on it. The first call is about how you would check a listing.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
