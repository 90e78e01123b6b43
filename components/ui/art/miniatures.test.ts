import { expertisePages, servicePages, words } from "@/content/pages";
import type { MiniatureDrawing } from "@/content/types";
import { miniaturesSvg } from "./miniatures";

const draw = (drawing: MiniatureDrawing) => {
  const state = { finding: "", drawing };
  return miniaturesSvg([{ slug: "page", states: [state, state] }]);
};

test("each page has drawings of its own, and a second state that differs from the first", () => {
  const drawings = [...servicePages, ...expertisePages].flatMap(({ path }) =>
    words[path].miniature.map(({ drawing }) => draw(drawing)),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("a column is as high as its number, up to a limit of the same number", () => {
  const svg = draw({
    kind: "columns",
    top: 80,
    columns: [[[0, 40, "good"]], [[0, 80, "bad"]]],
    limit: { at: 80, label: "" },
  });
  const [low = 0, high = 0] = [...svg.matchAll(/fill="#(?:276025|994827)" d="M\S+ (\S+?)h\S+?v(\d+)/g)].map(
    ([, , height]) => Number(height),
  );
  expect(high).toBe(2 * low);
  const [, top] = /fill="#994827" d="M\S+ ([\d.]+)h/.exec(svg) ?? [];
  expect(svg).toContain(`stroke-width="2.5" d="M4 ${top}h`);
});
