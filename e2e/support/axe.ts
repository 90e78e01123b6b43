import { type AxeResults, type RunOptions, source } from "axe-core";
import { expect, type Page } from "../fixtures";

declare const axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };

/** Target size (WCAG 2.2) is off by default. */
const OPTIONS: RunOptions = { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };

/**
 * Expects a page to be accessible.
 * @param state of the page, for the message.
 * @param within a part of the page, if the rest is tested elsewhere.
 */
export async function expectAccessible(page: Page, state: string, within = "html") {
  await page.evaluate(source);
  const { violations, passes } = await page.evaluate(([selector, options]) => axe.run(selector, options), [
    within,
    OPTIONS,
  ] as const);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(passes.length, "rules that applied").toBeGreaterThan(10);
  expect(found, state).toEqual([]);
}
