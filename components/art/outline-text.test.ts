import { outlineText } from "./outline-text";
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
