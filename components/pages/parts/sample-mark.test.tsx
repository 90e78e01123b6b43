import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "@/content/labels";
import { sample } from "@/content/sample";
import { FaqList } from "./faq-list";
import { NoticePart } from "./row-lists";

const questions = (isSampleMarkHidden: boolean) => (
  <FaqList
    title="Questions"
    entries={[
      { id: "start", question: "When?", answer: sample("On Monday.") },
      { id: "place", question: "Where?", answer: "In Kigali." },
    ]}
    isSampleMarkHidden={isSampleMarkHidden}
  />
);
const notice = (isSampleMarkHidden: boolean) => (
  <NoticePart
    title="Controller"
    rows={[
      { term: "Contact person", description: sample("An officer") },
      { term: "Write to", description: "The office" },
    ]}
    isSampleMarkHidden={isSampleMarkHidden}
  />
);

const textsOf = (node: ReactElement) =>
  renderToStaticMarkup(node)
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

test("a sample is marked at its question or term, and nothing else is", () => {
  const mark = labels.samples.detail;
  expect(textsOf(questions(false))).toEqual(["Questions", "When?", mark, "On Monday.", "Where?", "In Kigali."]);
  expect(textsOf(notice(false))).toEqual([
    "Controller",
    "Contact person",
    mark,
    "An officer",
    "Write to",
    "The office",
  ]);
});

test("no sample is marked once its owner lets search engines index the site", () => {
  for (const list of [questions, notice]) expect(textsOf(list(true))).not.toContain(labels.samples.detail);
});
