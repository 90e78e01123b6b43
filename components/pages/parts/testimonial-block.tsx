import { labels } from "@/content/labels";
import type { Testimonial } from "@/content/types";

/** What clients ask for, in the words of a role, or a client's own words. */
export function TestimonialBlock({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, position, isSample } = testimonial;
  const { name, organization } = testimonial.isSample ? {} : testimonial;
  return (
    <figure>
      {isSample && (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-h4">{labels.detail.needs}</b>{" "}
          <span className="sample-mark">{labels.detail.sampleTestimonial}</span>
        </p>
      )}
      <blockquote className="mt-3 max-w-[680px] text-lead">“{quote}”</blockquote>
      <figcaption className="mt-3 text-ink-600">
        {[name ? `${name}, ${author}` : author, organization, position].filter(Boolean).join(", ")}
      </figcaption>
    </figure>
  );
}
