import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import { pageTexts } from "@/content/page-texts";
import type { DetailPage, MenuEntry, Section, SolutionPage } from "@/content/types";
import { AlsoIn } from "./also-in";
import { Brief } from "./brief";
import { ClosingCta } from "./closing-cta";
import { Crumbs } from "./crumbs";
import { DetailHero } from "./detail-hero";
import { FeaturePanel } from "./feature-panel";
import { FeatureTabs } from "./feature-tabs";
import { FlowSteps } from "./flow-steps";
import { plateFrames } from "./home/plates";
import { ProductWindow, wholeScreen } from "./product-window";
import { TechStack } from "./tech-stack";
import { TestimonialBlock } from "./testimonial-block";

interface DetailSectionsProps {
  group: Section;
  entry: MenuEntry;
  page: DetailPage;
}

const isSolution = (page: DetailPage): page is SolutionPage => "visual" in page;

/** Everything that stands on a page about a solution or a discipline. */
export function DetailSections({ group, entry, page }: DetailSectionsProps) {
  const { slug } = entry;
  const visual = isSolution(page) ? page.visual : undefined;
  const others = group.entries.filter((other) => other !== entry);
  return (
    <>
      <DetailHero
        above={<Crumbs path={`${group.path}/${slug}`} />}
        acronym={page.acronym}
        title={page.title}
        description={page.description}
        ctaText={page.ctaText ?? pageTexts.detail.ctaText}
      >
        {visual ? (
          <ProductWindow
            visual={visual.name}
            alt={visual.alt}
            small={plateFrames[visual.name].small}
            wide={wholeScreen(visual.name)}
            className="lg:top-16 lg:left-14 lg:w-[1010px]"
            isEager
          />
        ) : (
          <Art
            name={patternName({ slug, ground: group.ground, shape: "hero" })}
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
            label: feature.tab,
            panel: <FeaturePanel feature={feature} visual={visual?.name} />,
          }))}
        />
      </section>
      {page.flow && <FlowSteps {...page.flow} />}
      <TechStack title={pageTexts.detail.stack} items={page.techStack} />
      <Brief {...page.brief} />
      <TestimonialBlock testimonial={page.testimonial} slug={slug} sampleNote={pageTexts.detail.sampleTestimonial} />
      <AlsoIn
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
