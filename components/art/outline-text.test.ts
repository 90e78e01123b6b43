import { loadTextMeasure, outlineText } from "./outline-text";
import { SITE_LETTERS } from "./site-font";

const drawn = async (text: string) => {
  const svg = await outlineText(`<svg><text font-size="10">${text}</text></svg>`);
  return { paths: svg.match(/<path id="[^"]+" d="m[^"]+"\/>/g) ?? [], uses: svg.match(/<use /g) ?? [] };
};

test("each letter is drawn once, and used as often as it stands there", async () => {
  const { paths, uses } = await drawn("noon");
  expect([paths.length, uses.length]).toEqual([2, 4]);
});

test("a drawing may have letters that no page has", async () => {
  expect(SITE_LETTERS).not.toContain("−");
  expect((await drawn("−1")).paths).toHaveLength(2);
});

test("a letter that the font lacks is refused, instead of drawn as an empty box", async () => {
  await expect(drawn("1 ≤ 2")).rejects.toThrow(/no glyph/);
});

test("text is measured as it is drawn", async () => {
  const measure = await loadTextMeasure([400, 600]);
  const end = await outlineText(
    '<svg><text x="100" font-size="20" font-weight="600" text-anchor="end">Plan</text></svg>',
  );
  const x = Number(/translate\(([\d.]+) /.exec(end)?.[1]);
  expect(measure("Plan", { size: 20, weight: 600 })).toBeCloseTo(100 - x, 1);
  expect(measure("Plan", { size: 20 })).toBeLessThan(measure("Plan", { size: 20, weight: 600 }));
});
