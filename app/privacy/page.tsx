import { RelatedLinks } from "@/components/sections/related-links";
import { DefinitionList } from "@/components/sections/row-lists";
import { SampleNotice } from "@/components/sections/sample-notice";
import { privacy } from "@/content/privacy";
import { isIndexingOpen } from "@/lib/seo/indexing";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/privacy");

export default function PrivacyPage() {
  const { title, lead, updated, contents, parts, related } = privacy;
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))]">
      <div className="wrap grid gap-x-6 gap-y-10 pb-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-5 max-w-[640px] text-lead text-ink-700">{lead}</p>
          <p className="mt-4 text-sm text-ink-600">{updated}</p>
        </div>
        <nav aria-label={contents} className="lg:col-span-4 lg:col-start-9">
          <p className="text-h4">{contents}</p>
          <ol className="rule-list mt-4">
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="flex min-h-11 items-center hover:underline">
                  {part.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {parts.map((part) => (
        <DefinitionList key={part.id} {...part} />
      ))}
      <RelatedLinks {...related} />
      {!isIndexingOpen && <SampleNotice of={privacy} />}
    </div>
  );
}
