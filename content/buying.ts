import { type Prices, type Procurement, prices, procurement } from "./company/procurement";
import { aboutLink, subjectOf } from "./menus";
import type { Row } from "./types";

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

/** Lists the facts for a buyer that are set. */
function buyingRows(facts: Procurement, amounts?: Prices): Row[] {
  const { clearances, procurementSystems, dataProtection, subprocessors, breachHours } = facts;
  const rows: { term: string; description: string | undefined }[] = [
    { term: "Legal name", description: facts.legalName },
    { term: "Company registration", description: facts.registration },
    { term: "Tax number (TIN)", description: facts.taxNumber },
    { term: "VAT", description: facts.vatNumber },
    { term: "Clearances", description: clearances?.join("; ") },
    { term: "Procurement systems", description: procurementSystems?.join("; ") },
    { term: "Insurance", description: facts.insurance },
    { term: "Guarantees", description: facts.guarantees },
    { term: "Joint ventures", description: facts.jointVentures },
    { term: "Conflicts of interest", description: facts.conflictOfInterest },
    { term: "CV format", description: facts.curriculaVitae },
    { term: "Contract", description: facts.contract },
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
    ...(amounts ? priceRows(amounts) : []),
  ];
}

/** A section of the page about the company. */
export const buying = {
  id: "buying",
  title: "Buying from us",
  rows: buyingRows(procurement, prices),
};

/** The link to the section for buyers, if any of its facts is set. */
export const buyingLink = buying.rows.length
  ? { href: `${aboutLink.href}#${buying.id}`, label: buying.title }
  : undefined;
