import { Art, ArtIcon, ArtSource } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { productOf } from "@/components/art/product-image";
import { pageTexts } from "@/content/page-texts";
import type { DetailPage, Feature, MenuEntry, Section, Testimonial, VisualName } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { FeatureTabs } from "./feature-tabs";
import { Breadcrumbs, DetailHero } from "./heroes";
import { ProductCrop, ProductScreen, productFrames } from "./product-screen";
import { RelatedLinks } from "./related-links";
import { Brief, FlowSteps } from "./row-lists";

interface DetailSectionsProps {
  group: Section;
  entry: MenuEntry;
  page: DetailPage;
}

/** The content of a page about a solution or a discipline. */
export function DetailSections({ group, entry, page }: DetailSectionsProps) {
  const { slug } = entry;
  const product = page.imageSrc && productOf(page.imageSrc);
  const others = group.entries.filter((other) => other !== entry);
  return (
    <>
      <DetailHero
        above={<Breadcrumbs path={`${group.path}/${slug}`} />}
        acronym={page.acronym}
        title={page.title}
        description={page.description}
        ctaText={page.ctaText ?? pageTexts.detail.ctaText}
        ctaLink={page.ctaLink ?? pageTexts.detail.ctaLink}
      >
        {product ? (
          <ProductScreen
            product={product}
            alt={page.imageAlt}
            small={productFrames[product].small}
            className="lg:top-16 lg:left-14 lg:w-[1010px]"
            isEager
          />
        ) : (
          <Art
            name={patternName({ slug, color: group.color, shape: "hero" })}
            isEager
            className="size-full object-cover object-left"
          />
        )}
      </DetailHero>
      <section className="wrap py-section">
        <h2 className="sr-only">{pageTexts.detail.features}</h2>
        <FeatureTabs
          label={page.title}
          items={page.features.map((feature) => ({
            id: feature.id,
            icon: <ArtIcon page={slug} name={feature.icon} />,
            label: feature.tab,
            panel: <FeaturePanel feature={feature} product={product} />,
          }))}
        />
      </section>
      {page.flow && <FlowSteps {...page.flow} />}
      <TechStack title={pageTexts.detail.stack} items={page.techStack} />
      <Brief {...page.brief} />
      <TestimonialBlock testimonial={page.testimonial} slug={slug} sampleNote={pageTexts.detail.sampleTestimonial} />
      <RelatedLinks
        title={`${pageTexts.alsoIn} ${group.name}`}
        links={others.map((other) => ({
          href: `${group.path}/${other.slug}`,
          label: other.label,
        }))}
      />
      <ClosingCta cta={page.cta} range="c" tone="forest" />
    </>
  );
}

/** A tab's text and bullets, beside a part of the product's screen if there is one. */
function FeaturePanel({ feature, product }: { feature: Feature; product?: VisualName }) {
  const { title, description, additionalContent, image } = feature;
  const text = (
    <>
      <h3 className="text-h2-sm">{title}</h3>
      <p className="mt-4 text-lead text-ink-600">{description}</p>
    </>
  );
  const bullets = additionalContent.map((line) => (
    <li key={line} className="bullet">
      {line}
    </li>
  ));
  if (product && image) {
    return (
      <div className="grid items-center gap-x-18 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          {text}
          <ul className="mt-6">{bullets}</ul>
        </div>
        <ProductCrop product={product} crop={image.crop} alt={image.alt} />
      </div>
    );
  }
  return (
    <div className="grid gap-x-18 gap-y-6 lg:grid-cols-2">
      <div className="max-w-[520px]">{text}</div>
      <ul>{bullets}</ul>
    </div>
  );
}

function TechStack({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="bg-ink-50">
      <div className="wrap grid gap-x-6 gap-y-8 py-16 lg:py-20 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{title}</h2>
        <ul className="flex flex-wrap gap-2.5 lg:col-span-7 lg:ml-2">
          {items.map((item) => (
            <li
              key={item}
              className="rounded-ctl border-ink-300 flex min-h-11 items-center border-[1.5px] bg-white px-[18px] py-1 text-base font-medium"
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TestimonialBlockProps {
  testimonial: Testimonial;
  slug: string;
  sampleNote: string;
}

function TestimonialBlock({ testimonial, slug, sampleNote }: TestimonialBlockProps) {
  return (
    <section className="wrap pb-section">
      <figure className="flex flex-col bg-green-100 lg:min-h-[440px] lg:flex-row">
        <picture className="flex-none lg:relative lg:w-72">
          <ArtSource name={patternName({ slug, color: "forest", shape: "strip" })} media="(width < 992px)" />
          <Art
            name={patternName({ slug, color: "forest", shape: "pillar" })}
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
