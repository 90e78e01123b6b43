import { renderToStaticMarkup } from "react-dom/server";
import { labels } from "@/content/labels";
import type { Testimonial } from "@/content/types";
import { TestimonialBlock } from "./testimonial-block";

const quote = { quote: "It counts.", author: "Head of listings", position: "Estate agency, Harare" };

/** Returns the texts of the block, in order. */
const textsOf = (testimonial: Testimonial) =>
  renderToStaticMarkup(<TestimonialBlock testimonial={testimonial} />)
    .split(/<[^>]*>/)
    .filter((text) => text.trim());

test("a sample testimonial is marked above the quote", () => {
  const sample = textsOf({ ...quote, isSample: true });
  expect(sample.slice(0, 2)).toEqual([labels.samples.request, "“It counts.”"]);
});
