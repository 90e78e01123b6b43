import { chapters } from "../page-texts";
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
      ...chapters.today,
      title: "One family, on two lists that disagree",
      description:
        "Each programme keeps a list of its own, and an Excel file of names travels by WhatsApp. In the sample, two lists differ in four entries of five.",
      rows: [
        {
          term: "Names",
          description:
            "The file shows every name to everybody it reaches. Hiding names is not enough either: in a village, relation, age and need tell who it is.",
        },
        {
          term: "Who it is for",
          description:
            "District and sector officers who verify, enumerators with a phone, and programme managers who select.",
        },
        {
          term: "Beside Imibereho",
          description:
            "Rwanda’s national social registry is Imibereho. This one is designed for the field work around it. A link in either direction needs a permit of the Ministry of Local Government.",
        },
      ],
      additionalContent: [
        "A family that moves is written down again, under another number",
        "Two entries of one person stay apart, as the ID numbers are not compared",
        "A family that was left off has no number to ask about",
      ],
    },
    {
      ...chapters.record,
      title: "One number for each household",
      description:
        "Household 2403-0178 is one line. Choose a sector of Huye, and the four counts above the table follow your choice.",
      rows: [
        {
          term: "Enrolment",
          description:
            "An enumerator says under which law the data is collected, as consent alone is a weak basis, and records the household at its door, offline where the network stops.",
        },
        {
          term: "Matching",
          description:
            "The server compares ID numbers with the identity register. Two records with the same number wait until an officer decides.",
        },
        {
          term: "Access",
          description:
            "A planner gets counts, and small ones are withheld, because they identify people too. The card of a family opens for the roles that meet it.",
        },
      ],
      additionalContent: [
        "The sample district has 91,240 households, of which 6,030 are due a visit",
        "Families who move keep their number and their past visits",
        "Every opening of a name is logged with the officer and the reason",
      ],
    },
    {
      ...chapters.check,
      title: "Visits proved at the door, and complaints with a number",
      description:
        "Left off the list, or listed with another family’s children? People say so at the cell office, by phone or by USSD, and leave with a number to follow.",
      rows: [
        {
          term: "Visit",
          description:
            "A household last seen on 30 April turns to Visit due. GPS point and time are saved at the door, to expose invented visits, and questions in Kinyarwanda are checked for gaps before the visit ends.",
        },
        {
          term: "Verification",
          description:
            "A sector officer compares the visit with the file, asks the village meeting when in doubt, and signs the status.",
        },
      ],
      additionalContent: [
        "The officer who made the visit cannot close a complaint about it",
        "A keypad phone is enough, and no data bundle is needed",
        "A visit needs no signal: answers stay encrypted on the phone until it meets one",
        "A correction changes the record and keeps what it said before",
      ],
    },
    {
      ...chapters.handover,
      title: "What a family receives, and what it could",
      description:
        "Health insurance and school feeding are active; for public works the family is eligible. A caseworker reads that on one card and can start the missing application from it.",
      rows: [
        {
          term: "Selection",
          description:
            "A programme asks who is eligible, gets household numbers by API, and writes back what was paid.",
        },
        {
          term: "What you get",
          description:
            "The register with its phone app, an API for programmes, training in Kinyarwanda, and a runbook for your data centre.",
        },
        {
          term: "What we need",
          description:
            "A legal basis for holding the data, the questionnaire in use now, one district for the first round, and an officer who owns the rules.",
        },
      ],
      additionalContent: [
        "Programme staff can read and question the rules of eligibility",
        "A new rule is tried on last month’s register before it touches a family",
        "Households that lose support are told why, by SMS and in the village",
      ],
    },
  ],
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
