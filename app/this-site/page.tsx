import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { FigureOnPattern } from "@/components/pages/parts/figure-on-pattern";
import { Breadcrumbs, SplitHero } from "@/components/pages/parts/heroes";
import { Measurements, Verdict } from "@/components/pages/parts/measurements";
import { PageWeight } from "@/components/pages/parts/page-weight";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { SentBytes } from "@/components/pages/parts/sent-bytes";
import { CrashTest, TestedWidths } from "@/components/pages/parts/test-results";
import { ThisVisit } from "@/components/pages/parts/this-visit";
import hills from "@/components/ui/art/hills/this-site.svg";
import pattern from "@/components/ui/art/patterns/this-site.svg";
import { measuredLimits } from "@/content/measured-limits";
import { measurements } from "@/content/measurements";
import { thisSite } from "@/content/this-site";
import { siteUrl } from "@/lib/env";
import { isPublicOrigin } from "@/lib/indexing";
import { metadataOf } from "@/lib/seo";
import "@/components/pages/this-site.css";

export const metadata = metadataOf("/this-site");

const limits = Object.values(measuredLimits).flat();

export default function ThisSitePage() {
  const { title, lead, visit, sent, speed, elsewhere, accessibility, related, cta } = thisSite;
  const { kill, restore, tests } = measurements;
  return (
    <div className="this-site">
      <SplitHero
        tone="light"
        figure={
          <FigureOnPattern slug="this-site" pattern={pattern}>
            {sent && <SentBytes content={sent} />}
          </FigureOnPattern>
        }
      >
        <Breadcrumbs path="/this-site" />
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 text-lead text-ink-700">{lead}</p>
        <ThisVisit {...visit} />
      </SplitHero>
      {limits.length > 0 && <Verdict limits={limits} />}
      {measuredLimits.speed.length > 0 && <Measurements {...speed} limits={measuredLimits.speed} />}
      {kill && <CrashTest kill={kill} restore={restore} />}
      {tests && <TestedWidths {...tests} />}
      {isPublicOrigin && (
        <section className="bg-ink-100" aria-labelledby={elsewhere.id}>
          <div className="elsewhere wrap py-section">
            <div>
              <h2 id={elsewhere.id} className="text-h2">
                {elsewhere.title}
              </h2>
              <p className="mt-4 text-lead text-ink-700">{elsewhere.lead}</p>
            </div>
            <ul>
              {elsewhere.linksTo(`${siteUrl}/this-site`).map(({ label, text, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener" className="arrow">
                    <span>
                      <b>{label}</b> <span className="text-sm text-ink-600">{text}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <DefinitionList id="accessibility" {...accessibility} />
      <RelatedLinks {...related} />
      <ClosingCta cta={cta} hills={hills} />
      <PageWeight path="/this-site" />
    </div>
  );
}
