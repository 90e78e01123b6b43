import { assertQuiet, assertSteady } from "./measurements";

const before = process.env.RECORD;
afterEach(() => {
  process.env.RECORD = before ?? "";
});

test("nothing is recorded on a machine that is busy", () => {
  process.env.RECORD = "1";
  expect(() => assertQuiet(1.2, 2)).toThrow(/^The machine is busy: a load average of 1\.2 on 2 cores\. .+$/);
  assertQuiet(0.8, 2);
  process.env.RECORD = "";
  assertQuiet(1.2, 2);
});

test("nothing is recorded of a machine that was slower at times", () => {
  process.env.RECORD = "1";
  expect(() => assertSteady([2000, 1300, 1900])).toThrow(/^The machine was busy: .+ 1300 .+ 2000.+$/);
  assertSteady([2000, 1700, 1900]);
  process.env.RECORD = "";
  assertSteady([2000, 1300, 1900]);
});
