import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs, PageHero } from "@/components/pages/parts/heroes";
import { PatternsExplained } from "@/components/pages/parts/patterns-explained";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { Statements } from "@/components/pages/parts/row-lists";
import { ValuePanels } from "@/components/pages/parts/values";
import contours from "@/components/ui/art/contours-about.svg";
import hills from "@/components/ui/art/hills/about-us.svg";
import { aboutUs } from "@/content/about-us";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/about-us");

export default function AboutPage() {
  const { hero, statements, values, patterns, related, cta } = aboutUs;
  return (
    <>
      <PageHero {...hero} above={<Breadcrumbs path="/about-us" />} art={contours} />
      <Statements rows={statements} />
      <ValuePanels {...values} />
      <PatternsExplained {...patterns} />
      {/* Links to the facts for buyers led here before they had a page. */}
      <div id="buying">
        <RelatedLinks {...related} />
      </div>
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}
