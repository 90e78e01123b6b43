import type { FigureContent } from "./types";

/** What an infrastructure plan does to a resource. */
export type Action = "add" | "change" | "destroy";

/** From the outside in: each tier passes traffic to the next. */
const tiers: readonly Readonly<Record<string, Action>>[] = [
  { firewall: "change" },
  { balancer: "add" },
  { "app 1": "add", "app 2": "add", "app 3": "add", "old app": "destroy" },
  { data: "change", replica: "add", files: "add" },
];

/** What is chosen in each state: all resources, or those of one action. */
const shown: readonly (Action | undefined)[] = [undefined, "add", "change", "destroy"];

export const changePlan = {
  kind: "Plan of changes",
  finding: "Adds 6, changes 2, destroys 1",
  idea: { value: "2 approvals", label: "before a plan may destroy a server, even one without data" },
  shape:
    "Traffic passes the firewall and a new balancer to three new application servers, and from them to data, replica and files. The old application server is cut off.",
  tiers,
  shown,
  signs: { add: "+", change: "~", destroy: "–" },
  replaced: { title: "Replaced, not repaired", note: "no data on it" },
  approvals: {
    title: "Two approvals",
    given: [
      { by: "Your administrator", at: "14:05" },
      { by: "Our engineer", at: "14:20" },
    ],
  },
  choice: { type: "radio", legend: "Show on the plan", options: ["All 9", "Add 6", "Change 2", "Destroy 1"] },
  states: [
    {
      verdict: { tone: "good", text: "Approved twice" },
      says: "The plan touches 9 resources; all others stay as they are. As it destroys a server, it needed two approvals, and has them.",
    },
    "New are a balancer with three application servers, and a replica and a store for files. A plan that only adds needs one reader.",
    "The firewall gets a new rule, and the database grows. Both are updated in place.",
    "The old application server goes. It holds no data, and app 1 to 3 take over its traffic. For this one, two people had to approve.",
  ],
} as const satisfies FigureContent & Record<string, unknown>;
