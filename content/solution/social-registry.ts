import type { SolutionPage } from "../types";

export const page: SolutionPage = {
  meta: {
    title: "Social registry software for Rwanda",
    description:
      "A social registry for districts and programmes in Rwanda: households, home visits, eligibility and complaints in one place, names hidden by role.",
    updated: "2026-11-25",
  },
  acronym: "SR",
  acronymMeaning: "Social Registry for Rwanda",
  title: "Social Registry",
  country: "Rwanda",
  summary: "One register of households, so support reaches the right door.",
  description:
    "Social registry software (SR): enrol each household once, verify it at its own door, and let every programme read the same record. It works beside Imibereho, the national registry.",
  imageSrc: "/share/solution-social-registry.png",
  features: [
    {
      id: "households",
      icon: "house",
      tab: "Households",
      title: "One number for each household",
      description:
        "Household 2403-0178 is one line: sector, members, last visit, status. Choose a sector of Huye and the four counts above the table follow your choice.",
      additionalContent: [
        "The sample district: 91,240 households, of which 6,030 are due a visit",
        "Families who move keep their number and their past visits",
        "Two records with the same ID number are held until an officer decides",
        "Found by number or by village, for a visitor who left the ID card at home",
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
        "Questions in Kinyarwanda, checked for gaps before the enumerator stands up",
        "Answers encrypted on the phone until it meets a network",
        "GPS point and time saved at the door, to expose visits that nobody made",
      ],
    },
    {
      id: "privacy",
      icon: "shield-user",
      tab: "Privacy",
      title: "Names hidden from staff who do not need them",
      description:
        "A planner needs to know that a parent of 72 needs care, and has no need to know who. The card gives relation, age and need; names open for the roles that meet the family.",
      additionalContent: [
        "Five members read as head of household, spouse, two children, one parent",
        "Every opening of a name logged: the officer, the hour, the reason",
        "Exports carry household numbers; adding names takes two approvals",
        "Consent read aloud at enrolment, stored with the language it was read in",
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
        "Eligibility rules kept as a table that programme staff can question",
        "A new rule tried on last month’s register before it touches a family",
        "Payment lists sent by API or as a signed file, and reconciled on return",
        "Households that lose support are told why, by SMS and in the village",
      ],
    },
    {
      id: "grievances",
      icon: "message-square-warning",
      tab: "Grievances",
      title: "Every complaint gets a number",
      description:
        "Left off the list, or listed with somebody else’s children? Anyone can say so at the cell office, by phone or by USSD, and leaves with a number to follow.",
      additionalContent: [
        "A keypad phone is enough: short menus in Kinyarwanda, no data bundle",
        "The officer who made the visit cannot close a complaint about it",
        "Days open counted on the district’s screen, oldest case on top",
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
          "Enumerators with a phone, sector and district officers who verify, programme managers who select, and a complaints desk that answers.",
      },
      {
        term: "What it replaces",
        description:
          "A separate list in each programme, the same family surveyed for each of them, and an Excel file of names travelling by WhatsApp.",
      },
      {
        term: "What you get",
        description:
          "The register, its phone app, an eligibility engine, an API for programmes, training in Kinyarwanda, and a runbook for your data centre.",
      },
      {
        term: "Beside Imibereho",
        description:
          "Rwanda has had a national social registry, Imibereho, since 2024. Ours does the field work around it: visits, corrections and complaints. It reads households from Imibereho and returns changes where the Ministry of Local Government permits the link.",
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
          "At the door, an enumerator reads the consent aloud and records the household, offline where the network stops.",
      },
      {
        term: "Matching",
        description:
          "The server compares ID numbers and birth dates with the identity register and sets likely doubles aside.",
      },
      {
        term: "Verification",
        description:
          "A sector officer compares the visit with the file, asks the village meeting when in doubt, and signs the status.",
      },
      {
        term: "Selection",
        description:
          "A programme asks who is eligible, receives household numbers by API, and writes back what was paid and when.",
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
      "People ask me why no support has come. In the demonstration I opened a household by its number, saw that a visit was overdue, and put it on the list.",
    author: "Social protection officer",
    position: "District office, Southern Province",
    isSample: true,
  },
  cta: {
    title: "Is one family on several benefit lists?",
    description:
      "Write us the column headings of each list, with no people in them. You get back one list, with the overlaps shown and the gaps left open.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
