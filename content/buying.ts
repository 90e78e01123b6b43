import { type Prices, type Procurement, prices, procurement } from "./company/procurement";
import { subjectOf } from "./menus";
import { confirmed, isSample, type MaybeSample, sample } from "./sample";
import type { CallToAction, PageMeta, Related, Row } from "./types";

/** Returns a fact that the owner has set; one that is not published has none. */
const set = (fact: MaybeSample | undefined) => (fact === undefined ? undefined : confirmed(fact));

function priceRows({ currency, tax, minimum, dayRates = [], ranges = [] }: Prices): Row[] {
  const show = (amount: number) => `${currency}\u00a0${amount.toLocaleString("en")}`;
  return [
    ...(minimum === undefined ? [] : [{ term: "Smallest order", description: `${show(minimum)}, ${tax}` }]),
    ...dayRates.map(({ seniority, amount }) => ({
      term: `A day, ${seniority}`,
      description: `${show(amount)}, ${tax}`,
    })),
    ...ranges.map(({ service, from, to }) => ({
      term: subjectOf(service) ?? service,
      description: `${show(from)} to ${show(to)}, ${tax}`,
    })),
  ];
}

/** Lists the facts for a tender file that the owner has set. */
function factRows(facts: Procurement, amounts: typeof prices): Row[] {
  const { clearances, procurementSystems, dataProtection, subprocessors, breachHours } = facts;
  const rows: { term: string; description: string | undefined }[] = [
    { term: "Legal name", description: facts.legalName },
    { term: "Company registration", description: set(facts.registration) },
    { term: "Tax number (TIN)", description: set(facts.taxNumber) },
    { term: "VAT", description: facts.vatNumber },
    { term: "Clearances", description: clearances?.join("; ") },
    { term: "Procurement systems", description: procurementSystems?.join("; ") },
    { term: "References", description: set(facts.references) },
    { term: "Insurance", description: set(facts.insurance) },
    { term: "Guarantees", description: facts.guarantees },
    { term: "Joint ventures", description: facts.jointVentures },
    { term: "CV format", description: facts.curriculaVitae },
    { term: "Contract", description: facts.contract },
    { term: "Governing law", description: set(facts.governingLaw) },
    {
      term: "Data protection",
      description: dataProtection?.map(({ country, rule }) => `${country}: ${rule}`).join("; "),
    },
    {
      term: "Subprocessors",
      description: subprocessors?.map(({ name, purpose, country }) => `${name}, ${country} (${purpose})`).join("; "),
    },
    {
      term: "After a breach of your data",
      description: breachHours === undefined ? undefined : `You hear of it within ${breachHours} hours.`,
    },
  ];
  return [
    ...rows.flatMap(({ term, description }) => (description ? [{ term, description }] : [])),
    ...(amounts && !isSample(amounts) ? priceRows(amounts) : []),
  ];
}

interface Terms {
  id: string;
  title: string;
  rows: Row[];
}

/** The page for people who buy for an institution. */
export const buying = {
  meta: {
    title: "Buying from us: payment, ownership, RFPs",
    description:
      "Buying software from a company in Kigali: payment by accepted milestone, who owns code and data, confidentiality, and how to send an RFP.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  title: "Buying from us",
  lead: "For procurement officers and programme managers: how you pay, how you accept, what is yours, and how to send us an RFP.",
  ctaText: "Contact Us",
  terms: sample<Terms[]>([
    {
      id: "payment",
      title: "Payment and acceptance",
      rows: [
        { term: "Payment", description: "By milestone: you pay for a step once you have accepted it in writing." },
        {
          term: "Acceptance",
          description:
            "Each step has criteria that your people can test without us. Your committee accepts it, or names what fails.",
        },
        { term: "VAT", description: "Proposals name it, so that you compare totals." },
      ],
    },
    {
      id: "ownership",
      title: "What is yours",
      rows: [
        {
          term: "Code and accounts",
          description:
            "You own the code from its first line. Hosting accounts and app store listings are in your organization’s name.",
        },
        {
          term: "Data",
          description: "It stays yours and is hosted where you choose. We test with made-up data.",
        },
        {
          term: "Handover",
          description: "Source code, tests and runbooks, and training for the staff who will run it.",
        },
      ],
    },
    {
      id: "before",
      title: "Before the first call",
      rows: [
        {
          term: "Confidentiality",
          description: "Ask for an agreement in your message, and we sign it before we talk.",
        },
        {
          term: "Sending an RFP",
          description:
            "Name a public tender in your message. If its files are confidential, say only that they exist: our reply has a safe way to send them.",
        },
        {
          term: "What you provide",
          description:
            "A person who decides, people who will use it, and access to what has to be connected. Each service says what else.",
        },
      ],
    },
  ]),
  refusals: { id: "refusals", title: "What we do not do", text: procurement.conflictOfInterest },
  facts: { id: "facts", title: "For your tender file", rows: factRows(procurement, prices) },
  related: {
    title: "Before you write the tender",
    links: ["/project/planning", "/services/quality-assurance", "/dedicated-team", "/this-site"],
  } satisfies Related,
  cta: {
    title: "Send us your RFP",
    description: "Name the tender and its closing date. We tell you whether we can bid, and what we would ask.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
