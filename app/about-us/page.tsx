import { PatternsExplained } from "@/components/sections/about/patterns-explained";
import { Statements } from "@/components/sections/about/statements";
import { ValueWall } from "@/components/sections/about/value-wall";
import { AlsoIn } from "@/components/sections/also-in";
import { ClosingCta } from "@/components/sections/closing-cta";
import { PageHero } from "@/components/sections/page-hero";
import { aboutUs } from "@/content/about-us";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/about-us");

export default function AboutPage() {
  const { hero, statements, values, patterns, related, cta } = aboutUs;
  return (
    <>
      <PageHero {...hero} crumbs={<p className="mb-4 text-sm text-ink-600">{hero.kicker}</p>} art="contours-about" />
      <Statements rows={statements} />
      <ValueWall {...values} />
      <PatternsExplained {...patterns} />
      <AlsoIn {...related} />
      <ClosingCta cta={cta} range="b" tone="forest" />
    </>
  );
}
