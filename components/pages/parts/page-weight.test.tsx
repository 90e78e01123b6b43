import { renderToStaticMarkup } from "react-dom/server";
import { type Measurements, weightLimits } from "@/content/measurements";
import { PageWeight } from "./page-weight";

const measured: Measurements = {
  weight: {
    date: "2026-11-26",
    command: "npm run weight",
    values: {
      "/project/*": {
        document: 10_000,
        styles: 9000,
        font: 24_000,
        pictures: 100,
        withScripts: 170_000,
        saveData: 44_000,
      },
    },
  },
};
const lineOf = (path: string, times?: Record<string, number>) =>
  renderToStaticMarkup(
    <PageWeight
      path={path}
      measured={{ ...measured, ...(times && { firstView: { date: "", command: "", values: times } }) }}
    />,
  );

test("a page says what its type weighs, of how much, and when it can be read if that was measured", () => {
  const limit = weightLimits.beforeLoad / 1000;
  const text = `This page: 44\u00a0kB of ${limit}, nothing from other companies`;
  // Sections of the Expertise menu have the same templates.
  for (const path of ["/project/planning", "/qa/manual-test"]) {
    expect(lineOf(path)).toContain(text);
    expect(lineOf(path)).toContain(
      `viewBox="0 0 ${limit} ${limit / 10}" aria-hidden="true"><path d="M44 0h${limit}v9H44"`,
    );
    expect(lineOf(path, { "/project/*": 1234 })).toContain(
      text.replace(", nothing", ", readable in 1.2\u00a0s on 3G, nothing"),
    );
  }
});

test.each(["/", "/project", "/services/ui-design", "/qa/performance-load-testing/load-test-report", "/my-profile"])(
  "a page whose type was not measured says nothing: %s",
  (path) => expect(lineOf(path, { "/project/*": 1234 })).toBe(""),
);
