import type { PagePath } from "../menus";
import { type MaybeSample, sample } from "../sample";

/**
 * The facts that a buyer files about a supplier. The page (content/buying.ts) leaves out those that are not set, and
 * samples; delete the sample of a fact that is not to be published.
 */
export interface Procurement {
  legalName?: string;
  /** The company's number, and the name of the register. */
  registration?: MaybeSample;
  taxNumber?: MaybeSample;
  vatNumber?: string;
  /** Clearances of tax, social security and the like, each with the day until which it is valid. */
  clearances?: readonly string[];
  /** Systems that list us as a supplier, such as Umucyo. */
  procurementSystems?: readonly string[];
  /** Institutions that a buyer may ask about us. */
  references?: MaybeSample;
  insurance?: MaybeSample;
  /** Bid and performance guarantees. */
  guarantees?: string;
  jointVentures?: string;
  /** The work that we refuse. */
  conflictOfInterest: string;
  curriculaVitae?: string;
  contract?: string;
  governingLaw?: MaybeSample;
  dataProtection?: readonly { country: string; rule: string }[];
  subprocessors?: readonly { name: string; purpose: string; country: string }[];
  /** The hours within which a client hears of a breach of their data. */
  breachHours?: number;
}

/** Prices, as whole amounts in one currency. */
export interface Prices {
  currency: "RWF" | "USD" | "EUR";
  /** The words about tax beside the amounts, such as "without VAT". */
  tax: string;
  /** The smallest order. */
  minimum?: number;
  dayRates?: readonly { seniority: string; amount: number }[];
  ranges?: readonly { service: PagePath; from: number; to: number }[];
}

export const procurement: Procurement = {
  registration: sample("Company number to be added"),
  taxNumber: sample("TIN to be added"),
  references: sample("References to be added"),
  insurance: sample("Professional liability insurance to be added"),
  governingLaw: sample("Governing law to be added"),
  conflictOfInterest:
    "If we plan a project, write the scope or the requirements of a tender, or advise the committee that evaluates it, we do not bid for that tender, alone or with others. Nor do we audit what we built.",
};

export const prices: MaybeSample<Prices> | undefined = sample({ currency: "RWF", tax: "without VAT" });
