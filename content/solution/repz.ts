import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "REPZ: real estate platform for Zimbabwe",
    description:
      "REPZ puts homes to buy and rent in Zimbabwe on one map, each tied to its stand number, with a conveyancer’s title check on the listing.",
    updated: "2026-11-25",
  },
  acronym: "REPZ",
  acronymMeaning: "Real Estate Platform Zimbabwe",
  title: "REPZ",
  country: "Zimbabwe",
  summary: "Real estate listings on a map, with the title deed checked before the viewing.",
  description:
    "Software for estate agencies: a real estate platform for Zimbabwe (REPZ), where people buy and rent on a map and the title deed is checked before a viewing.",
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
        "Price, suburb and size before the first tap",
        "Photos sized for the phone that asks for them",
        "A title deed check shown on the card, with its date",
        "Saved searches that send one message a day, not ten",
      ],
    },
    {
      id: "map-search",
      icon: "map",
      tab: "Map search",
      title: "Search for homes by drawing on the map",
      description:
        "Trace a shape around the school run or the office and the list follows it. A pin carries its price; a diamond counts homes too close together to show apart.",
      additionalContent: [
        "US$ 148k, 185k and 236k legible on the pins, before any is opened",
        "The diamonds of 12 and 7 break into single pins as you zoom in",
        "Map tiles kept on the phone: the second look costs no data",
        "Pins placed on the surveyed stand, on the right side of the road",
      ],
    },
    {
      id: "title-checks",
      icon: "file-check",
      tab: "Title checks",
      title: "Title deeds checked by a conveyancer",
      description:
        "Before the badge appears, a conveyancer compares the seller’s deed with the deeds registry: stand, registered owner, bond, caveat.",
      additionalContent: [
        "One tap on Title deed checked hides every home without the badge",
        "The owner’s name confirmed to the conveyancer, absent from the public page",
        "The badge lapses on a set day and returns only after a new search",
        "Where a caveat is found, the agent reads why and the buyer sees no badge",
      ],
    },
    {
      id: "agent-desk",
      icon: "briefcase",
      tab: "Agent desk",
      title: "No listing without the owner’s mandate",
      description:
        "Agents begin with the owner’s signed mandate and the stand number. If that stand is already on the map, the desk names the agency that holds it and stops the copy.",
      additionalContent: [
        "The mandate uploaded before the price field opens",
        "Drafts kept on the device, where load shedding cannot erase them",
        "Where the owner mandates two agencies, they share that one page and price",
        "Every price change dated, for the agency’s principal to read",
      ],
    },
    {
      id: "enquiries",
      icon: "messages-square",
      tab: "Enquiries",
      title: "Buyers’ enquiries in one inbox",
      description:
        "A buyer writes from the listing or over WhatsApp, and both land in one inbox with the stand number attached. A message left unanswered passes to the next agent on duty.",
      additionalContent: [
        "Viewing slots shown in Harare time and in the buyer’s own",
        "A phone number stays hidden until its owner chooses to share it",
        "A cousin in Harare can be named to view for a buyer abroad",
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
          "Buyers, tenants and relatives abroad on the public map; agents, agency principals and conveyancers at a desk behind it.",
      },
      {
        term: "What it replaces",
        description:
          "Ghost houses, bait prices, and the deposit paid to a person at the gate who had no right to sell.",
      },
      {
        term: "What you get",
        description:
          "A public site, a phone app for agents, a check screen for conveyancers, a moderation queue, and your listings as an export.",
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
        description:
          "The owner signs at the kitchen table, and the agent enters the stand number, the photos and the asking price.",
      },
      {
        term: "Stand match",
        description:
          "The number is found on the general plan, and a second listing of the stand is refused, whatever address was typed.",
      },
      {
        term: "Deed check",
        description:
          "A conveyancer searches the deeds registry for owner, bond and caveat, signs the result and dates the badge.",
      },
      {
        term: "Viewing",
        description:
          "A buyer in Harare or London filters for checked homes, opens a pin and books a slot, knowing the owner agreed to sell.",
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
      "Today two agents can list the same house at two prices. In the demonstration the stand number decided, so a buyer would see one listing.",
    author: "Head of listings",
    position: "Estate agency, Harare",
    isSample: true,
  },
  cta: {
    title: "Need a property platform of your own?",
    description: "Tell us what it lists and who relies on it. We will tell you how we would build it.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
