import { Art, ArtIcon } from "@/components/art/art";
import { patternName } from "@/components/art/pattern";
import { productOf } from "@/components/art/product-image";
import { pageTexts } from "@/content/page-texts";
import type { DetailPage, Feature, MenuEntry, Section, VisualName } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { DeliverableFigure } from "./deliverable-figure";
import { FeatureTabs } from "./feature-tabs";
import { Breadcrumbs, DetailHero } from "./heroes";
import { ProductCrop, ProductScreen, productFrames } from "./product-screen";
import { RelatedLinks } from "./related-links";
import { Brief, FlowSteps } from "./row-lists";
import { SolutionFacts } from "./solution-facts";
import { TestimonialBlock } from "./testimonial-block";

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
      {page.status && page.ourPart && <SolutionFacts status={page.status} ourPart={page.ourPart} />}
      <section className="wrap py-section">
        <h2 className="sr-only">{pageTexts.detail.features}</h2>
        <FeatureTabs
          label={page.title}
          items={page.features.map((feature) => ({
            id: feature.id,
            icon: <ArtIcon page={slug} name={feature.icon} />,
            label: feature.tab,
            panel: <FeaturePanel feature={feature} slug={slug} product={product} />,
          }))}
        />
      </section>
      {page.flow && <FlowSteps {...page.flow} />}
      <TechStack title={pageTexts.detail.stack} items={page.techStack} />
      <Brief {...page.brief} />
      <TestimonialBlock testimonial={page.testimonial} slug={slug} />
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

/** A tab's text and bullets, beside its picture if it has one. */
function FeaturePanel({ feature, slug, product }: { feature: Feature; slug: string; product?: VisualName }) {
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
  if (image) {
    return (
      <div className="grid items-center gap-x-18 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          {text}
          <ul className="mt-6">{bullets}</ul>
        </div>
        {"caption" in image ? (
          <DeliverableFigure slug={slug} image={image} />
        ) : (
          product && <ProductCrop product={product} crop={image.crop} alt={image.alt} />
        )}
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
