import type { FigureContent } from "./types";

/** Likelihood and impact are from 1 to 5, and their product is the score. */
export const riskRegister = {
  kind: "Risk register",
  finding: "One of five risks is over the limit",
  idea: { value: "20", label: "scored by one risk of five; above 12 the sponsor decides" },
  shape: "Five risks on a map of likelihood and impact: one is above the stepped line at which the sponsor decides.",
  axes: { likelihood: "Likelihood", impact: "Impact" },
  steps: [1, 2, 3, 4, 5],
  limit: { score: 12, label: "Sponsor decides" },
  /** In the order of the states. `was` is the likelihood before the response. */
  risks: [
    {
      name: "ID lookup stays in test mode",
      likelihood: 5,
      impact: 4,
      owner: "Head of ICT",
      response: "Open without it, or move the pilot",
      status: "Due 14 May",
    },
    {
      name: "No hosting country is settled",
      likelihood: 2,
      impact: 5,
      owner: "Head of ICT",
      response: "Settled before the first real record",
      status: "Due 1 June",
    },
    {
      name: "Customs holds the tablets",
      likelihood: 3,
      impact: 3,
      owner: "Procurement",
      response: "Delays watched for each order",
      status: "Due 7 May",
    },
    {
      name: "Fibre is not lit in time",
      likelihood: 4,
      impact: 2,
      was: { impact: 4 },
      owner: "Delivery lead",
      response: "The offline form went out",
      status: "Done",
    },
    {
      name: "Generator fails",
      likelihood: 1,
      impact: 3,
      owner: "Delivery lead",
      response: "Tested under load",
      status: "Done",
    },
  ],
  texts: {
    owner: "Owner",
    response: "Response",
    status: "Status",
    over: "over",
    under: "under",
    limit: "the limit",
    was: "was",
  },
  choice: {
    type: "radio",
    legend: "Choose a risk",
    options: [
      { name: "1", note: "Lookup" },
      { name: "2", note: "Host" },
      { name: "3", note: "Tablets" },
      { name: "4", note: "Fibre" },
      { name: "5", note: "Generator" },
    ],
  },
  states: [
    {
      verdict: { tone: "bad", text: "Decide by 14 May" },
      says: "Staff would type every record twice. The score of 20 is over the limit of 12, so the sponsor decides by 14 May.",
    },
    {
      verdict: { tone: "mixed", text: "Watched until 1 June" },
      says: "It scores 10, under the limit of 12. The head of ICT settles it by 1 June, before the first real record is loaded.",
    },
    {
      verdict: { tone: "mixed", text: "Watched until 7 May" },
      says: "It scores 9, under the limit of 12. Procurement has until 7 May.",
    },
    {
      verdict: { tone: "good", text: "Down from 16 to 8" },
      says: "It scored 16, over the limit, until the offline form went out. Now the delivery lead keeps it at 8.",
    },
    {
      verdict: { tone: "good", text: "Tested" },
      says: "It scores 3, the lowest of the five: the delivery lead had the generator tested under load.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
