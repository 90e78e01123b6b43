import type { Fitted, Heading } from "./heading";

/** Likelihood and impact are from 1 to 5, and their product is the score. */
export interface RiskRegister extends Heading {
  axes: { likelihood: string; impact: string };
  columns: { risk: string; score: string };
  /** A risk that scores more than this goes to the sponsor. */
  limit: { score: number; label: Fitted };
  /** From the highest score down. `was` is the place of a risk before its response. */
  risks: {
    name: Fitted;
    owner: string;
    response: string;
    likelihood: number;
    impact: number;
    was?: { likelihood: number; impact: number };
  }[];
}

export const riskRegister: RiskRegister = {
  kind: "Risk register",
  title: { wide: "One of five risks is over the limit", narrow: "1 of 5 over limit" },
  note: "Likelihood times impact; a risk that scores more than 12 goes to the sponsor",
  verdict: { text: { wide: "Decide by 14 May", narrow: "Due 14 May" }, isFailed: true },
  axes: { likelihood: "Likelihood", impact: "Impact" },
  columns: { risk: "Risk and owner", score: "Score" },
  limit: { score: 12, label: { wide: "Sponsor decides", narrow: "Over 12" } },
  risks: [
    {
      name: { wide: "ID lookup in test mode", narrow: "ID lookup in test" },
      owner: "Head of ICT",
      response: "by 14 May",
      likelihood: 5,
      impact: 4,
    },
    {
      name: { wide: "No hosting country", narrow: "No host country" },
      owner: "Head of ICT",
      response: "by 1 June",
      likelihood: 2,
      impact: 5,
    },
    {
      name: { wide: "Customs holds tablets", narrow: "Tablets held" },
      owner: "Procurement",
      response: "by 7 May",
      likelihood: 3,
      impact: 3,
    },
    {
      name: "Fibre is not lit",
      owner: "Delivery lead",
      response: "was 16",
      likelihood: 4,
      impact: 2,
      was: { likelihood: 4, impact: 4 },
    },
    {
      name: "Generator fails",
      owner: "Delivery lead",
      response: "tested",
      likelihood: 1,
      impact: 3,
    },
  ],
};
