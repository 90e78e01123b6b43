import { setTimeout as wait } from "node:timers/promises";
import { expect, open, type Page, test } from "../../fixtures";
import { menus } from "../../frame/fixtures";
import { type Engine, engineNames, startEngine } from "../../support/engines";

type Mouse = Pick<Engine, "moveTo" | "evaluate">;

const HOVERS_MS = [150, 250, 350];
const MOVES_MS = [50, 100, 150];
const STEPS = 3;
/** The places in the panel that the mouse moves to, in pixels from the button. */
const TARGETS = [
  { x: 0, y: 80 },
  { x: -200, y: 200 },
  { x: 100, y: 320 },
];
/** The panel closes 200 ms after the mouse has left. */
const REST_MS = 500;

/**
 * Points at every menu's button, moves into the panel as a hand does, and rests.
 * @returns the tries after which the panel was closed.
 */
async function findClosed({ moveTo, evaluate }: Mouse): Promise<string[]> {
  const closed: string[] = [];
  for (const { id } of menus) {
    const isOpen = () => evaluate<boolean>(`document.querySelector("#${id}").matches(":popover-open")`);
    const box = `document.querySelector("[popovertarget=${id}]").getBoundingClientRect()`;
    const start = {
      x: await evaluate<number>(`${box}.left + ${box}.width / 2`),
      // The point is close to the button's edge, so that no step ends between button and panel.
      y: await evaluate<number>(`${box}.bottom - 3`),
    };
    for (const hover of HOVERS_MS) {
      for (const move of MOVES_MS) {
        for (const target of TARGETS) {
          await moveTo(start.x, start.y);
          await wait(hover);
          for (let step = 1; step <= STEPS; step++) {
            await wait(move / STEPS);
            await moveTo(start.x + (target.x * step) / STEPS, start.y + (target.y * step) / STEPS);
          }
          await wait(REST_MS);
          if (!(await isOpen())) closed.push(`${id}, hover ${hover} ms, move ${move} ms, ${target.x}/${target.y}`);
          await moveTo(start.x, 790);
          await expect.poll(isOpen).toBe(false);
        }
      }
    }
  }
  return closed;
}

const mouseOf = (page: Page): Mouse => ({
  moveTo: (x, y) => page.mouse.move(x, y),
  evaluate: (expression) => page.evaluate(expression),
});

test.describe.configure({ timeout: 240_000 });

test.describe("in Chromium", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a panel stays open under a mouse that moves into it while it is revealed", async ({ page }) => {
    await open(page, "/about-us");
    expect(await findClosed(mouseOf(page))).toEqual([]);
  });
});

for (const name of engineNames) {
  test(`in ${name} a panel stays open under a mouse that moves into it while it is revealed`, async ({ baseURL }) => {
    const engine = await startEngine(name);
    try {
      await engine.setWidth(1280);
      await engine.open(`${baseURL}/about-us`);
      // The first movement of the mouse starts React.
      await engine.moveTo(640, 790);
      await expect.poll(() => engine.evaluate("document.documentElement.dataset.ready")).toBe("");
      expect(await findClosed(engine)).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
