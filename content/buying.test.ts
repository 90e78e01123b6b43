import { buyingRows } from "./buying";
import type { Procurement } from "./company/procurement";

const facts: Required<Procurement> = {
  legalName: "Example Ltd",
  registration: "Number 1, in a register",
  taxNumber: "100",
  vatNumber: "200",
  clearances: ["Tax, until 31 March", "Social security, until 30 June"],
  procurementSystems: ["A portal, supplier 300"],
  insurance: "Professional indemnity",
  guarantees: "From a bank",
  jointVentures: "As lead or as partner",
  conflictOfInterest: "We plan or bid",
  curriculaVitae: "In the format of a bank",
  contract: "A framework contract",
  dataProtection: [{ country: "Rwanda", rule: "a rule" }],
  subprocessors: [{ name: "Example Host", purpose: "servers", country: "Kenya" }],
  breachHours: 48,
};
const prices = {
  currency: "USD",
  tax: "without VAT",
  minimum: 2000,
  dayRates: [{ seniority: "senior engineer", amount: 400 }],
  ranges: [{ service: "/services/ui-design", from: 5000, to: 12_000 }],
} as const;

const linesOf = (...args: Parameters<typeof buyingRows>) =>
  buyingRows(...args).map(({ term, description }) => `${term}: ${description}`.replaceAll("\u00a0", " "));

test("nothing is shown to buyers while nothing is set", () => {
  expect(buyingRows({})).toEqual([]);
  expect(buyingRows({ clearances: [] }, { currency: "USD", tax: "without VAT" })).toEqual([]);
});

test.each(Object.entries(facts))("%s is shown to buyers by itself once it is set", (name, value) => {
  expect(buyingRows({ [name]: value })).toHaveLength(1);
});

test("facts and prices for buyers are shown in full", () => {
  expect(linesOf(facts, prices)).toEqual([
    "Legal name: Example Ltd",
    "Company registration: Number 1, in a register",
    "Tax number (TIN): 100",
    "VAT: 200",
    "Clearances: Tax, until 31 March; Social security, until 30 June",
    "Procurement systems: A portal, supplier 300",
    "Insurance: Professional indemnity",
    "Guarantees: From a bank",
    "Joint ventures: As lead or as partner",
    "Conflicts of interest: We plan or bid",
    "CV format: In the format of a bank",
    "Contract: A framework contract",
    "Data protection: Rwanda: a rule",
    "Subprocessors: Example Host, Kenya (servers)",
    "After a breach of your data: You hear of it within 48 hours.",
    "Smallest order: USD 2,000, without VAT",
    "A day, senior engineer: USD 400, without VAT",
    "UI/UX Design: USD 5,000 to USD 12,000, without VAT",
  ]);
});
