import { renderToStaticMarkup } from "react-dom/server";
import { measurements } from "@/content/measurements";
import { type Figure, thisSite } from "@/content/this-site";
import { Measurements } from "./measurements";

const textOf = (figures: Figure[]) =>
  renderToStaticMarkup(<Measurements id="speed" title="Speed" figures={figures} />).replace(/<[^>]+>/g, " ");

const figure = { term: "Sent", value: "61.0 kB", method: "Compressed.", date: "2026-11-26", command: "npm run weight" };

test("a figure that misses its limit is shown as missing it", () => {
  const limit = { text: "at most 60.0 kB", isKept: false };
  expect(textOf([{ ...figure, limit }])).toContain(thisSite.missed);
  expect(textOf([{ ...figure, limit: { ...limit, isKept: true } }])).not.toContain(thisSite.missed);
});

test("the page shows the committed measurements, and no other", () => {
  const shown = thisSite.parts.flatMap(({ figures }) => figures);
  const recorded = Object.values(measurements).map(({ date, command }) => `${date} ${command}`);
  expect(new Set(shown.map(({ date, command }) => `${date} ${command}`))).toEqual(new Set(recorded));
});
