import { renderToStaticMarkup } from "react-dom/server";
import { pageTexts } from "@/content/page-texts";
import type { Testimonial } from "@/content/types";
import { TestimonialBlock } from "./testimonial-block";

const quote = { quote: "It counts.", author: "Head of listings", position: "Estate agency, Harare" };

/** The texts of the block, in order. */
const textsOf = (testimonial: Testimonial) =>
  renderToStaticMarkup(<TestimonialBlock testimonial={testimonial} />)
    .split(/<[^>]*>/)
    .filter(Boolean);

test("a sample testimonial says so above the quote", () => {
  expect(textsOf({ ...quote, isSample: true })).toEqual([
    pageTexts.detail.sampleTestimonial,
    "“It counts.”",
    "Head of listings",
    "Estate agency, Harare",
  ]);
});

test("a real one names who said it, without a label", () => {
  const real = { ...quote, isSample: false, name: "A. Person", organization: "Example Homes" } as const;
  expect(textsOf(real)).toEqual([
    "“It counts.”",
    "A. Person, Head of listings",
    "Example Homes",
    "Estate agency, Harare",
  ]);
});
