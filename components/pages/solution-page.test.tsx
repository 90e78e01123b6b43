import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "@/content/labels";
import { pageContent, solutionPages } from "@/content/pages";
import { SolutionPage } from "./solution-page";

test.each(solutionPages)(
  "$path says its claim and the first call before what it takes, and has three tabs",
  (place) => {
    const { claim, engagement } = pageContent[place.path];
    const markup = renderToStaticMarkup(<SolutionPage {...place} isSampleMarkHidden={false} />);
    const [hero = "", rest = ""] = markup.split(labels.engagement.effort);
    expect(hero).toContain(claim);
    expect(hero).toContain("The first call is free");
    expect(rest).toContain(engagement.howItRuns);
    expect(markup.match(/class="tab"/g)).toHaveLength(3);
  },
);

test("the estimate of what a solution takes is marked until the owner accepts it", () => {
  const [place] = solutionPages;
  if (!place) throw new Error("no solution");
  const markupOf = (isSampleMarkHidden: boolean) =>
    renderToStaticMarkup(<SolutionPage {...place} isSampleMarkHidden={isSampleMarkHidden} />);
  expect(markupOf(false)).toContain(labels.samples.estimate);
  expect(markupOf(true)).not.toContain(labels.samples.estimate);
});
