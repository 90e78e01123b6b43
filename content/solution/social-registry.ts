import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Social registry software for Rwanda",
    description:
      "A social registry for districts and programmes in Rwanda: households, home visits and complaints in one place, opened by role.",
    updated: "2026-11-26",
  },
  acronym: "SR",
  acronymMeaning: "Social Registry for Rwanda",
  title: "Social Registry",
  country: "Rwanda",
  summary: "One register of households, so support reaches the right door.",
  description:
    "Social registry software for districts and programmes: each household is enrolled once and verified at its door. It is designed to work beside Imibereho, the national registry, if the Ministry permits.",
  imageSrc: "/share/solution-social-registry.png",
  features: [
    {
      id: "households",
      icon: "house",
      tab: "Households",
      title: "One number for each household",
      description:
        "Household 2403-0178 is one line. Choose a sector of Huye, and the four counts above the table follow your choice.",
      additionalContent: [
        "The sample district has 91,240 households, of which 6,030 are due a visit",
        "Families who move keep their number and their past visits",
        "Two records with the same ID number wait until an officer decides",
      ],
    },
    {
      id: "home-visits",
      icon: "clipboard-check",
      tab: "Home visits",
      title: "Home visits listed when they are due",
      description:
        "A household last seen on 30 April turns to Visit due, and the enumerator’s phone fetches the file while there is signal. The visit itself needs none.",
      additionalContent: [
        "Questions in Kinyarwanda are checked for gaps before the visit ends",
        "Answers stay encrypted on the phone until it meets a network",
        "GPS point and time are saved at the door, to expose invented visits",
      ],
    },
    {
      id: "privacy",
      icon: "shield-user",
      tab: "Privacy",
      title: "A household card opens for those who meet the family",
      description:
        "Hiding names is not enough: in a village, relation, age and need tell who it is. So a planner gets counts, and the card of a family opens for the roles that meet it.",
      additionalContent: [
        "Small counts are withheld, because they identify people too",
        "Every opening of a name is logged with the officer and the reason",
        "The legal basis is read aloud at enrolment, as consent alone is a weak one",
      ],
    },
    {
      id: "support",
      icon: "umbrella",
      tab: "Support",
      title: "Support a family receives and could receive",
      description:
        "Health insurance and school feeding are active; for public works the family is eligible. A caseworker reads that on one card and can start the missing application from it.",
      additionalContent: [
        "Programme staff can read and question the rules of eligibility",
        "A new rule is tried on last month’s register before it touches a family",
        "Households that lose support are told why, by SMS and in the village",
      ],
    },
    {
      id: "grievances",
      icon: "message-square-warning",
      tab: "Grievances",
      title: "Every complaint gets a number",
      description:
        "Left off the list, or listed with another family’s children? People say so at the cell office, by phone or by USSD, and leave with a number to follow.",
      additionalContent: [
        "A keypad phone is enough, and no data bundle is needed",
        "The officer who made the visit cannot close a complaint about it",
        "A correction changes the record and keeps what it said before",
      ],
    },
  ],
  brief: {
    title: "Who the Social Registry is for, and what you get",
    rows: [
      {
        term: "Who it is for",
        description:
          "District and sector officers who verify, enumerators with a phone, and programme managers who select.",
      },
      {
        term: "What it replaces",
        description: "A separate list in each programme, and an Excel file of names travelling by WhatsApp.",
      },
      {
        term: "What you get",
        description:
          "The register with its phone app, an API for programmes, training in Kinyarwanda, and a runbook for your data centre.",
      },
      {
        term: "Beside Imibereho",
        description:
          "Rwanda’s national social registry is Imibereho. This one is designed for the field work around it. A link in either direction needs a permit of the Ministry of Local Government.",
      },
      {
        term: "What we need",
        description:
          "A legal basis for holding the data, the questionnaire in use now, one district for the first round, and an officer who owns the rules.",
      },
    ],
  },
  flow: {
    title: "A household, from enrolment to support",
    steps: [
      {
        term: "Enrolment",
        description:
          "An enumerator says under which law the data is collected, and records the household at its door, offline where the network stops.",
      },
      {
        term: "Matching",
        description: "The server compares ID numbers with the identity register and sets likely doubles aside.",
      },
      {
        term: "Verification",
        description:
          "A sector officer compares the visit with the file, asks the village meeting when in doubt, and signs the status.",
      },
      {
        term: "Selection",
        description: "A programme asks who is eligible, gets household numbers by API, and writes back what was paid.",
      },
    ],
  },
  techStack: [
    "Kotlin",
    "SQLCipher",
    "TypeScript",
    "React",
    "Node.js",
    "PostgreSQL",
    "PostGIS",
    "Keycloak",
    "OpenAPI",
    "USSD",
    "Docker",
  ],
  testimonial: {
    quote:
      "People ask me why no support has come. I want to open the household by its number and see when we were last there.",
    author: "Social protection officer",
    position: "District office, Southern Province",
    isSample: true,
  },
  cta: {
    title: "Put several benefit lists side by side",
    description:
      "Write us the column headings of each list, with no people in them. One list comes back, with the overlaps shown and the gaps left open.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
