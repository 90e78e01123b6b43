import { type AxeResults, type RunOptions, source } from "axe-core";
import { expect, type Page } from "./fixtures";

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

/** axe leaves target sizes (WCAG 2.2) out unless asked. */
const OPTIONS: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };

/** Runs axe over the page as it is now, and expects that it finds nothing. */
export async function expectAccessible(page: Page, state: string) {
  await page.evaluate(source);
  const { violations, passes } = await page.evaluate((options) => axe.run(options), OPTIONS);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(passes.length, "rules that looked at something").toBeGreaterThan(10);
  expect(found, state).toEqual([]);
}
