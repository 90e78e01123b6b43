import { renderToStaticMarkup } from "react-dom/server";
import { type MeasuredLimit, measuredLimits, missesOf } from "@/content/measured-limits";
import { measurements } from "@/content/measurements";
import { Verdict } from "./measurements";

const limit: MeasuredLimit = {
  id: "beforeLoad",
  term: "Sent",
  value: 62_000,
  limit: 61_000,
  kind: "at most",
  isMet: false,
  shown: "62.0",
  unit: "kB",
  limitText: "at most 61 kB",
  method: "Compressed.",
  date: "2026-11-26",
  command: "npm run weight",
};

test("a missed limit needs a cause, which explains this measurement and no earlier one", () => {
  const known = { beforeLoad: { measured: limit.date, text: "A picture was added." } };
  expect(missesOf([limit], known)).toMatchObject([{ cause: "A picture was added.", date: limit.date }]);
  expect(missesOf([{ ...limit, isMet: true }], {})).toEqual([]);
  for (const measured of [undefined, "2026-11-25"])
    expect(() => missesOf([limit], measured ? { beforeLoad: { measured, text: "Old." } } : {})).toThrow(
      /^beforeLoad was missed on 2026-11-26 \(62\.0 kB, at most 61 kB\)/,
    );
  // The page shows the causes, or is not built.
  expect(() => renderToStaticMarkup(<Verdict limits={[limit]} />)).toThrow(/^beforeLoad was missed/);
});

test("the page shows the committed measurements, and no other", () => {
  const shown = Object.values(measuredLimits).flat();
  const recorded = Object.values(measurements).map(({ date, command }) => `${date} ${command}`);
  expect(new Set(shown.map(({ date, command }) => `${date} ${command}`))).toEqual(new Set(recorded));
});
