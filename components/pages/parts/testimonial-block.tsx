import { useId } from "react";
import { labels } from "@/content/labels";
import type { Testimonial } from "@/content/types";

/** What clients ask for, in the words of a role, or a client's own words. */
export function TestimonialBlock({ testimonial }: { testimonial: Testimonial }) {
  const id = useId();
  const { quote, author, position, isSample } = testimonial;
  const { name, organization } = testimonial.isSample ? {} : testimonial;
  return (
    <figure aria-labelledby={id}>
      {isSample && <p className="sample-mark">{labels.samples.request}</p>}
      <blockquote className="mt-2 max-w-[680px]">“{quote}”</blockquote>
      <figcaption id={id} className="mt-1 text-ink-600">
        {[name ? `${name}, ${author}` : author, organization, position].filter(Boolean).join(", ")}
      </figcaption>
    </figure>
  );
}
