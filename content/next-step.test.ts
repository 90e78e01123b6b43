import { describeNextStep, firstCall } from "./next-step";
import { sample } from "./sample";

const terms = {
  answeredBy: "An engineer",
  within: "one working day",
  firstCall: "30 minutes",
  proposal: "five days later",
};

test("what follows a message is complete while the company has confirmed nothing", () => {
  const samples = Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, sample(value)]));
  expect(describeNextStep({ ...terms, ...samples })).toEqual({
    reply: "A person answers by email.",
    call: "The first call is free. In it we go through your users, your dates and your likely cost.",
  });
});

test("the line beside a hero's button has at most 18 words", () => {
  for (const line of Object.values(firstCall)) expect(line.split(" ").length).toBeLessThanOrEqual(18);
});
