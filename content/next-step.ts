import { company } from "./company";
import type { MenuPath, SectionPath } from "./menus";
import { confirmed, type MaybeSample } from "./sample";

interface NextStep {
  answeredBy: MaybeSample;
  within: MaybeSample;
  firstCall: MaybeSample;
  proposal: MaybeSample;
}

/** Describes the steps after a message. Facts that are not confirmed are left out, and the rest is complete. */
export function describeNextStep({ answeredBy, within, firstCall, proposal }: NextStep) {
  const [time, length, date] = [within, firstCall, proposal].map(confirmed);
  return {
    reply: `${confirmed(answeredBy) ?? "A person"} answers by email${time ? ` within ${time}` : ""}.`,
    call: `The first call is free${length ? ` and takes ${length}` : ""}. In it we go through your users, your dates and your likely cost.${date ? ` The proposal comes ${date}.` : ""}`,
  };
}

export const nextStep = describeNextStep(company.nextStep);

/** The lines beside the buttons of heroes: what the first call costs and is about. At most 18 words. */
export const firstCall = {
  work: "The first call is free: your users, dates and likely cost.",
  team: "The first call is free: the people you need, from when, and the likely cost a month.",
  test: "The first call is free: what to test, by when, at what cost.",
  operations: "The first call is free: what you run, who runs it, at what cost.",
  solution: "The first call is free: your data, its users and likely cost.",
  report: "The first call is free: what your own report has to answer, by when, and its likely cost.",
};

const kinds: [of: RegExp, line: string][] = [
  [/^\/(qa|services\/(quality-assurance|security-audits))\b/, firstCall.test],
  [/^\/(sysadmin|services\/(cloud-devops|maintenance-and-support))\b/, firstCall.operations],
  [/^\/solution\b/, firstCall.solution],
];

/** The line of a page in the menus, by the kind of work. */
export const firstCallFor = (path: MenuPath | SectionPath) =>
  kinds.find(([of]) => of.test(path))?.[1] ?? firstCall.work;
