import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs, SplitHero } from "@/components/pages/parts/heroes";
import { MeasurementTable } from "@/components/pages/parts/measurement-table";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { ThisVisit } from "@/components/pages/parts/this-visit";
import { FigureOnPattern } from "@/components/ui/art";
import hills from "@/components/ui/art/hills/this-site.svg";
import pattern from "@/components/ui/art/patterns/this-site.svg";
import { thisSite } from "@/content/this-site";
import { isPublicOrigin } from "@/lib/launch/indexing";
import { metadataOf } from "@/lib/seo";
import { siteUrl } from "@/lib/settings/env";

export const metadata = metadataOf("/this-site");

export default function ThisSitePage() {
  const { title, lead, visit, measured, elsewhere, accessibility, related, cta } = thisSite;
  return (
    <>
      <SplitHero
        figure={
          <FigureOnPattern pattern={pattern}>
            <ThisVisit {...visit} />
          </FigureOnPattern>
        }
      >
        <Breadcrumbs path="/this-site" />
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 text-lead text-ink-700">{lead}</p>
      </SplitHero>
      <MeasurementTable {...measured} />
      {isPublicOrigin && (
        <section className="wrap grid gap-x-6 gap-y-8 pb-section lg:grid-cols-split-5" aria-labelledby={elsewhere.id}>
          <div>
            <h2 id={elsewhere.id} className="text-h2">
              {elsewhere.title}
            </h2>
            <p className="mt-4 text-lead text-ink-600">{elsewhere.lead}</p>
          </div>
          <ul className="border-ink-950 border-t-2">
            {elsewhere.linksTo(`${siteUrl}/this-site`).map(({ label, text, href }) => (
              <li key={href} className="border-ink-200 border-b">
                <a href={href} rel="noopener" className="arrow flex min-h-12 items-center gap-4 py-3 after:ml-auto">
                  <span>
                    <b>{label}</b> <span className="text-sm text-ink-600">{text}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DefinitionList id="accessibility" {...accessibility} />
      <RelatedLinks {...related} />
      <ClosingCta cta={cta} hills={hills} />
    </>
  );
}
