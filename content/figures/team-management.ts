import type { FigureContent } from "./types";

export const coverageChart = {
  kind: "Test staffing chart",
  finding: "Refunds has a single tester",
  idea: { value: "11 of 12", label: "places for testers filled; refunds, with one, holds release 3.1 up" },
  testers: [
    { id: "lead", name: "Test lead", short: "Lead" },
    { id: "engineer", name: "Engineer", short: "Eng." },
    { id: "cashier", name: "Cashier", short: "Cash." },
    { id: "agent", name: "Agent", short: "Agent" },
  ],
  /** How many testers each feature needs. */
  perFeature: 2,
  releases: [
    {
      name: "Release 3.1",
      waits: true,
      features: [
        { name: "Payments", testers: ["lead", "cashier"] },
        { name: "Identity", testers: ["lead", "engineer"] },
        { name: "Refunds", testers: ["cashier"], inTraining: "agent" },
      ],
    },
    {
      name: "Release 3.2",
      waits: false,
      features: [
        { name: "Transfers", testers: ["engineer", "agent"] },
        { name: "Reports", testers: ["engineer", "agent"] },
        { name: "Settings", testers: ["lead", "cashier"] },
      ],
    },
  ],
  texts: {
    caption: "Who can test what, two for every feature.",
    feature: "Feature",
    of: "of",
    tests: "tests",
    inTraining: "in training",
    covered: "Testers",
    each: "Features each",
    waits: "waits",
    goes: "can go out",
  },
  choice: { type: "checkbox", legend: "Train the agent on live work", options: ["The agent’s training is done"] },
  states: [
    {
      verdict: { tone: "bad", text: "Release 3.1 waits" },
      says: "Refunds, one of 6 features, has a single tester. The definition of done asks for two, so release 3.1 waits.",
    },
    {
      verdict: { tone: "good", text: "Release 3.1 can go out" },
      says: "The agent has finished training and tests refunds with the cashier. All 12 places are filled.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
