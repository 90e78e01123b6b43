import { productOf } from "@/components/art/product-image";
import type { ExpertiseGroup, MenuEntry, SolutionPage } from "@/content/types";
import { ClosingCta } from "./closing-cta";
import { DetailPageHero, FeatureSection, TechStack } from "./detail-sections";
import { PictureCrop, ProductStage } from "./product-screen";
import { OthersInGroup } from "./related-links";
import { Brief, FlowSteps } from "./row-lists";
import { SolutionFacts } from "./solution-facts";
import { TestimonialBlock } from "./testimonial-block";

interface SolutionScreenProps {
  group: ExpertiseGroup;
  entry: MenuEntry;
  page: SolutionPage;
}

/** A page about a product, with pictures of its screen. */
export function SolutionScreen({ group, entry, page }: SolutionScreenProps) {
  const product = productOf(page.imageSrc);
  return (
    <div className="compact">
      <DetailPageHero group={group} entry={entry} page={page}>
        <ProductStage product={product} alt={page.imageAlt} />
      </DetailPageHero>
      <SolutionFacts status={page.status} ourPart={page.ourPart} />
      <FeatureSection
        slug={entry.slug}
        page={page}
        pictureOf={({ image }) => image && <PictureCrop name={`screen-${product}`} {...image} />}
      />
      <FlowSteps {...page.flow} />
      <TechStack items={page.techStack} />
      <Brief {...page.brief} />
      <TestimonialBlock testimonial={page.testimonial} slug={entry.slug} />
      <OthersInGroup group={group} entry={entry} path={group.path} />
      <ClosingCta cta={page.cta} range="c" tone="forest" />
    </div>
  );
}
