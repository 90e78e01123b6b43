import type { Sample } from "@/content/sample";
import { findSamples } from "./samples";

const mockMade: Sample<unknown>[] = [];
jest.mock("@/content/sample", () => ({
  ...jest.requireActual("@/content/sample"),
  sample: (value: unknown) => {
    const made = { value, isSample: true } as const;
    mockMade.push(made);
    return made;
  },
}));

/** The text that is listed of a sample with several. */
const firstOf = (value: unknown): unknown =>
  typeof value === "object" && value ? firstOf(Object.values(value)[0]) : value;

test("every sample() in the content is listed", async () => {
  const listed = (await findSamples()).map(({ value }) => value);
  expect(mockMade.length).toBeGreaterThan(5);
  expect(listed).toEqual(expect.arrayContaining(mockMade.map(({ value }) => firstOf(value))));
});
