import { ContentsList } from "@/components/pages/parts/contents-list";
import { BandHero } from "@/components/pages/parts/heroes";
import { RetentionChart } from "@/components/pages/parts/retention-chart";
import { NoticePart } from "@/components/pages/parts/row-lists";
import pattern from "@/components/ui/art/patterns/privacy.svg";
import { privacy } from "@/content/privacy";
import { cookieLifetimes } from "@/lib/http/cookies";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { DAY_SECONDS, DELETED_AFTER_SECONDS, WINDOW_SECONDS } from "@/lib/rate-limit/windows";
import { metadataOf } from "@/lib/seo";
import { env } from "@/lib/settings/env";

export const metadata = metadataOf("/privacy");

export default function PrivacyPage() {
  const { title, lead, updated, contents, periodsOf, partsOf } = privacy;
  const facts = {
    retentionDays: env.ENQUIRY_RETENTION_DAYS,
    cookieLifetimes,
    counting: { window: WINDOW_SECONDS, longest: DAY_SECONDS, deletedAfter: DELETED_AFTER_SECONDS },
  };
  const parts = partsOf(facts);
  return (
    <>
      <BandHero path="/privacy" pattern={pattern}>
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-split-5">
          <div>
            <h1 className="text-h1">{title}</h1>
            <p className="mt-5 text-lead text-ink-700">{lead}</p>
            <p className="mt-4 max-w-[440px] text-sm text-ink-600">{updated}</p>
          </div>
          <RetentionChart periods={periodsOf(facts)} />
        </div>
      </BandHero>
      <div className="wrap grid gap-x-6 gap-y-10 pt-section-sm pb-section lg:grid-cols-12">
        <div className="self-start max-lg:hidden lg:sticky lg:top-[calc(var(--bar)+24px)] lg:col-span-4">
          <ContentsList label={contents} links={parts} />
        </div>
        <div className="grid gap-12 lg:col-span-7 lg:col-start-6">
          {parts.map((part) => (
            <NoticePart key={part.id} {...part} isSampleMarkHidden={isSampleMarkHidden} />
          ))}
        </div>
      </div>
    </>
  );
}
