import { RelatedLinks } from "@/components/sections/related-links";
import { Brief } from "@/components/sections/row-lists";
import { privacy } from "@/content/privacy";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/privacy");

export default function PrivacyPage() {
  const { title, lead, updated, parts, related } = privacy;
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))]">
      <div className="wrap pb-4">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[640px] text-lead text-ink-700">{lead}</p>
        <p className="mt-4 text-sm text-ink-600">{updated}</p>
      </div>
      {parts.map((part) => (
        <Brief key={part.title} {...part} />
      ))}
      <RelatedLinks {...related} />
    </div>
  );
}
