import { chapters } from "../page-texts";
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
      ...chapters.today,
      title: "One house, two agents, two prices",
      description:
        "Two agencies can advertise the same home at two prices, and neither advert says on which plot it stands.",
      rows: [
        {
          term: "Bait prices",
          description: "A low price brings the call. Then the home is gone, or costs more.",
        },
        {
          term: "At the gate",
          description:
            "A deposit is paid to a person who had no right to sell, before anybody has looked at the title deed.",
        },
        {
          term: "Who it is for",
          description:
            "Estate agencies and the conveyancers who work with them. Buyers, tenants and relatives abroad use the public map.",
        },
      ],
      additionalContent: [
        "An address is written in many ways, and a stand number in one",
        "Nothing on an advert shows that the owner agreed to sell",
      ],
    },
    {
      ...chapters.record,
      title: "Every home listed with its stand number",
      description:
        "A listing starts from the stand, or plot, that it sits on, so the same house cannot appear twice at two prices. If that stand is already on the map, the desk names the agency that holds it.",
      rows: [
        {
          term: "Mandate",
          description:
            "The owner signs. The agent uploads the mandate and enters the stand number, and only then does the price field open.",
        },
        {
          term: "Stand match",
          description:
            "The number is found on the general plan. A second listing of the stand is refused, even under another address.",
        },
        {
          term: "On the map",
          description: "The pin stands on the surveyed plot, on the right side of the road, and carries the price.",
        },
      ],
      additionalContent: [
        "Two agencies with mandates share one page and one price",
        "Drafts stay on the device, where load shedding cannot erase them",
      ],
    },
    {
      ...chapters.check,
      title: "Title deeds checked by a conveyancer",
      description:
        "Before the badge appears, a conveyancer compares the seller’s deed with the deeds registry, down to bond and caveat.",
      rows: [
        {
          term: "Deed check",
          description:
            "The conveyancer searches the registry for owner and caveat, signs the result and dates the badge.",
        },
        {
          term: "The badge",
          description:
            "It stands on the card with its date, beside price and suburb. It lapses on a set day and returns only after a new search.",
        },
        {
          term: "The owner",
          description: "The conveyancer reads the name in the registry. The public page leaves it out.",
        },
      ],
      additionalContent: [
        "One tap on Title deed checked hides every home without the badge",
        "The check comes before the viewing, not after it",
      ],
    },
    {
      ...chapters.handover,
      title: "From the buyer’s first message to the viewing",
      description:
        "A buyer writes from the listing or over WhatsApp, and both land in one inbox with the stand number attached.",
      rows: [
        {
          term: "Viewing",
          description:
            "A buyer in Harare or London traces a shape around the school run, filters for checked homes and books a slot, knowing the owner agreed to sell.",
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
      additionalContent: [
        "A message left unanswered passes to the next agent on duty",
        "Map tiles stay on the phone, so a second look costs no data",
        "Saved searches send one message a day, not ten",
        "Closing a sale answers the waiting messages and removes the pin",
      ],
    },
  ],
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
