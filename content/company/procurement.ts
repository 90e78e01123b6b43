import type { PagePath } from "../menus";

/** The facts that a buyer files about a supplier. The page leaves out those that are not set (content/buying.ts). */
export interface Procurement {
  legalName?: string;
  /** The company's number, and the name of the register. */
  registration?: string;
  taxNumber?: string;
  vatNumber?: string;
  /** Clearances of tax, social security and the like, each with the day until which it is valid. */
  clearances?: readonly string[];
  /** Systems that list us as a supplier, such as Umucyo. */
  procurementSystems?: readonly string[];
  insurance?: string;
  /** Bid and performance guarantees. */
  guarantees?: string;
  jointVentures?: string;
  conflictOfInterest?: string;
  curriculaVitae?: string;
  contract?: string;
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
  conflictOfInterest:
    "If we plan a project, write the scope or the requirements of a tender, or advise the committee that evaluates it, we do not bid for that tender, alone or with others. Nor do we audit what we built.",
};

export const prices: Prices | undefined = undefined;
