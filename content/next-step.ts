import { company } from "./company";
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
