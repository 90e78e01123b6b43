import type { Fitted, Heading } from "./heading";

type Tester = "lead" | "engineer" | "cashier" | "clerk";

export interface CoverageChart extends Heading {
  testers: { id: Tester; name: Fitted }[];
  /** How many testers each feature needs. */
  perFeature: number;
  releases: { name: string; features: { name: Fitted; testers: Tester[]; missing?: Tester }[] }[];
  /** On the wide chart only. */
  missing: string;
  total: { name: Fitted };
}

export const coverageChart: CoverageChart = {
  kind: "Test coverage chart",
  title: { wide: "Refunds has a single tester", narrow: "Refunds: one tester" },
  note: "Every feature needs two testers before its release",
  verdict: { text: { wide: "Release 3.1 waits", narrow: "3.1 waits" }, isFailed: true },
  testers: [
    { id: "lead", name: { wide: "Test lead", narrow: "Lead" } },
    { id: "engineer", name: { wide: "Engineer", narrow: "Eng." } },
    { id: "cashier", name: { wide: "Cashier", narrow: "Cash." } },
    { id: "clerk", name: "Clerk" },
  ],
  perFeature: 2,
  releases: [
    {
      name: "Release 3.1",
      features: [
        { name: "Payments", testers: ["lead", "cashier"] },
        { name: "Identity", testers: ["lead", "engineer"] },
        { name: "Refunds", testers: ["cashier"], missing: "clerk" },
      ],
    },
    {
      name: "Release 3.2",
      features: [
        { name: "Transfers", testers: ["engineer", "clerk"] },
        { name: "Reports", testers: ["engineer", "clerk"] },
        { name: "Settings", testers: ["lead", "cashier"] },
      ],
    },
  ],
  missing: "in training",
  total: { name: { wide: "Features each", narrow: "Each" } },
};
