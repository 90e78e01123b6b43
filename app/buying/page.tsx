import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { BandHero, HeroAction } from "@/components/pages/parts/heroes";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { DefinitionList, NoticePart } from "@/components/pages/parts/row-lists";
import { pageArt } from "@/components/ui/art/page-art";
import { buying } from "@/content/buying";
import { labels } from "@/content/labels";
import { contentOf, isSample } from "@/content/sample";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/buying");

const { pattern, hills } = pageArt.planning;

export default function BuyingPage() {
  const { title, lead, ctaText, terms, refusals, facts, related, cta } = buying;
  const mark = isSample(terms) && !isSampleMarkHidden ? labels.samples.terms : undefined;
  return (
    <>
      <BandHero path="/buying" pattern={pattern}>
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          <h1 className="text-h1">{title}</h1>
          <div>
            <p className="text-lead text-ink-700">{lead}</p>
            <HeroAction label={ctaText} />
          </div>
        </div>
      </BandHero>
      <div className="wrap grid gap-x-12 gap-y-section-sm py-section lg:grid-cols-2">
        {contentOf(terms).map((part) => (
          <NoticePart key={part.id} {...part} mark={mark} isSampleMarkHidden={isSampleMarkHidden} />
        ))}
        <section id={refusals.id}>
          <h2 className="text-h3">{refusals.title}</h2>
          <p className="border-ink-950 mt-4 border-t-2 pt-3 text-ink-700">{refusals.text}</p>
        </section>
      </div>
      {facts.rows.length > 0 && <DefinitionList {...facts} />}
      <RelatedLinks {...related} />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}
