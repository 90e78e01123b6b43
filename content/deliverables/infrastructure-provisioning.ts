import type { Fitted, Heading } from "./heading";

type Action = "add" | "change" | "destroy";

export interface ChangePlan extends Heading {
  /** With the words of the counts, in the order in which they are listed. */
  actions: Record<Action, { sign: string; words: string }>;
  /** The topology that the plan makes, from the outside in. Each tier passes traffic to the next. */
  tiers: { name: Fitted; action: Action }[][];
  /** The note on the resource that is destroyed. */
  replaced: { wide: string[]; narrow: string[] };
  /** What a plan that destroys anything needs, and who gave it when. */
  rule: string;
  approvals: { by: Fitted; at: string }[];
}

export const changePlan: ChangePlan = {
  kind: "Plan of changes",
  title: { wide: "Adds 6, changes 2, destroys 1", narrow: "Adds 6, destroys 1" },
  note: "Live environment, 9 of 38 resources; the other 29 stay as they are",
  verdict: { text: "Approved twice" },
  actions: {
    add: { sign: "+", words: "to add" },
    change: { sign: "~", words: "to change" },
    destroy: { sign: "−", words: "to destroy" },
  },
  tiers: [
    [{ name: "firewall", action: "change" }],
    [{ name: "balancer", action: "add" }],
    [
      { name: "app 1", action: "add" },
      { name: "app 2", action: "add" },
      { name: "app 3", action: "add" },
      { name: "old app", action: "destroy" },
    ],
    [
      { name: "data", action: "change" },
      { name: "replica", action: "add" },
      { name: "files", action: "add" },
    ],
  ],
  replaced: {
    wide: ["Replaced, not repaired", "holds no data, app 1 to 3", "take over its traffic"],
    narrow: ["Replaced, not repaired", "no data on it"],
  },
  rule: "Two approvals",
  approvals: [
    { by: { wide: "Your administrator", narrow: "Administrator" }, at: "14:05" },
    { by: { wide: "Our engineer", narrow: "Engineer" }, at: "14:20" },
  ],
};
