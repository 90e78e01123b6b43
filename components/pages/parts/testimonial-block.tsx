import { labels } from "@/content/labels";
import type { Testimonial } from "@/content/types";

export function TestimonialBlock({ testimonial }: { testimonial: Testimonial }) {
  const { quote, author, position, isSample } = testimonial;
  const { name, organization } = testimonial.isSample ? {} : testimonial;
  return (
    <section className="wrap pb-section">
      <figure className="grid gap-x-6 gap-y-5 bg-green-100 px-5 py-10 md:p-12 lg:grid-cols-[234px_1fr] lg:py-16">
        {isSample && (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:block lg:pt-2">
            <b className="block font-semibold text-green-800">{labels.detail.needs}</b>{" "}
            <span className="sample-mark">{labels.detail.sampleTestimonial}</span>
          </p>
        )}
        <blockquote className="text-quote lg:col-start-2">“{quote}”</blockquote>
        <figcaption className="lg:col-start-2">
          <p className="font-semibold">{name ? `${name}, ${author}` : author}</p>
          {organization && <p>{organization}</p>}
          <p className="text-ink-600">{position}</p>
        </figcaption>
      </figure>
    </section>
  );
}
