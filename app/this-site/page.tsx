import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { Breadcrumbs } from "@/components/pages/parts/heroes";
import { Measurements } from "@/components/pages/parts/measurements";
import { RelatedLinks } from "@/components/pages/parts/related-links";
import { DefinitionList } from "@/components/pages/parts/row-lists";
import { ThisVisit } from "@/components/pages/parts/this-visit";
import { thisSite } from "@/content/this-site";
import { siteUrl } from "@/lib/env";
import { isPublicOrigin } from "@/lib/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/this-site");

export default function ThisSitePage() {
  const { title, lead, visit, elsewhere, parts, accessibility, related, cta } = thisSite;
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
      {isPublicOrigin && (
        <section className="wrap pt-section" aria-labelledby={elsewhere.id}>
          <h2 id={elsewhere.id} className="text-h2">
            {elsewhere.title}
          </h2>
          <p className="mt-4 max-w-[640px] text-ink-700">{elsewhere.lead}</p>
          <ul className="mt-4">
            {elsewhere.linksTo(`${siteUrl}/this-site`).map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener" className="underlined inline-block py-2">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DefinitionList id="accessibility" {...accessibility} />
      <RelatedLinks {...related} />
      <ClosingCta cta={cta} path="/this-site" />
    </div>
  );
}
