import { picture } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import type { Testimonial } from "@/content/types";

interface TestimonialBlockProps {
  testimonial: Testimonial;
  slug: string;
  sampleNote: string;
}

export function TestimonialBlock({ testimonial, slug, sampleNote }: TestimonialBlockProps) {
  const strip = picture(patternName({ slug, ground: "forest", shape: "strip" }));
  const pillar = picture(patternName({ slug, ground: "forest", shape: "pillar" }));
  return (
    <section className="wrap pb-section">
      <figure className="flex flex-col bg-green-100 lg:min-h-[440px] lg:flex-row">
        <picture className="flex-none lg:relative lg:w-72">
          <source media="(width < 992px)" srcSet={strip.src} width={strip.width} height={strip.height} />
          <img
            src={pillar.src}
            width={pillar.width}
            height={pillar.height}
            alt=""
            loading="lazy"
            className="h-22 w-full object-cover lg:absolute lg:inset-0 lg:h-full"
          />
        </picture>
        <div className="px-5 py-12 md:px-12 lg:self-center lg:px-22 lg:py-20">
          <blockquote className="text-quote">“{testimonial.quote}”</blockquote>
          <figcaption className="mt-8">
            <p className="text-body font-semibold">{testimonial.author}</p>
            <p className="text-ink-600">{testimonial.position}</p>
            {testimonial.isSample && <p className="mt-3 text-xs text-ink-600">{sampleNote}</p>}
          </figcaption>
        </div>
      </figure>
    </section>
  );
}
