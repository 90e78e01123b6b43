import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs } from "@/components/pages/parts/heroes";
import { Measurements } from "@/components/pages/parts/measurements";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { ThisVisit } from "@/components/pages/parts/this-visit";
import { thisSite } from "@/content/this-site";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/this-site");

export default function ThisSitePage() {
  const { title, lead, visit, parts, accessibility, related, cta } = thisSite;
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))]">
      <div className="wrap pb-4">
        <Breadcrumbs path="/this-site" />
        <h1 className="text-h1 max-w-[860px]">{title}</h1>
        <p className="mt-5 max-w-[640px] text-lead text-ink-700">{lead}</p>
        <ThisVisit {...visit} />
      </div>
      {parts.map((part) => (
        <Measurements key={part.id} {...part} />
      ))}
      <DefinitionList id="accessibility" {...accessibility} />
      <RelatedLinks {...related} />
      <ClosingCta cta={cta} path="/this-site" />
    </div>
  );
}
