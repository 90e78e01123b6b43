import { Art, ArtSource } from "@/components/ui/art";
import { patternName } from "@/components/ui/pattern";
import { pageTexts } from "@/content/page-texts";
import type { Testimonial } from "@/content/types";

interface TestimonialBlockProps {
  testimonial: Testimonial;
  /** The seed of the pattern beside it. */
  slug: string;
}

export function TestimonialBlock({ testimonial, slug }: TestimonialBlockProps) {
  const { quote, author, position, isSample } = testimonial;
  const { name, organization } = testimonial.isSample ? {} : testimonial;
  return (
    <section className="wrap pb-section">
      <figure className="flex flex-col bg-green-100 lg:min-h-[440px] lg:flex-row">
        <picture className="flex-none lg:relative lg:w-72">
          <ArtSource name={patternName({ slug, color: "forest", shape: "strip" })} media="(width < 62em)" />
          <Art
            name={patternName({ slug, color: "forest", shape: "pillar" })}
            className="h-22 w-full object-cover lg:absolute lg:inset-0 lg:h-full"
          />
        </picture>
        <div className="px-5 py-12 md:px-12 lg:self-center lg:px-22 lg:py-20">
          {isSample && <p className="sample-mark mb-5">{pageTexts.detail.sampleTestimonial}</p>}
          <blockquote className="text-quote">“{quote}”</blockquote>
          <figcaption className="mt-8">
            <p className="text-body font-semibold">{name ? `${name}, ${author}` : author}</p>
            {organization && <p>{organization}</p>}
            <p className="text-ink-600">{position}</p>
          </figcaption>
        </div>
      </figure>
    </section>
  );
}
