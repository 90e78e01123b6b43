import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ClosingCta } from "@/components/sections/closing-cta";
import { EngagementModels } from "@/components/sections/engagement-models";
import { FaqList } from "@/components/sections/faq-list";
import { Breadcrumbs, PageHero } from "@/components/sections/heroes";
import { RelatedLinks } from "@/components/sections/related-links";
import { DefinitionList, FlowSteps } from "@/components/sections/row-lists";
import { TeamSize } from "@/components/sections/team-size";
import { ValueRows } from "@/components/sections/values";
import { patternName } from "@/components/ui/pattern";
import { dedicatedTeam } from "@/content/dedicated-team";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/dedicated-team");

export default function DedicatedTeamPage() {
  const { hero, values, team, skills, engagementModels, terms, start, faq, related, cta } = dedicatedTeam;
  return (
    <>
      <PageHero
        {...hero}
        above={<Breadcrumbs path="/dedicated-team" />}
        art={patternName({ slug: "dedicated-team", color: "leaf", shape: "hero" })}
      />
      <ValueRows {...values} />
      <TeamSize {...team} />
      <DefinitionList {...skills} />
      <EngagementModels {...engagementModels} />
      <DefinitionList {...terms} />
      <FlowSteps {...start} />
      <FaqList {...faq} />
      <RelatedLinks {...related} />
      <ClosedSiteNotice of={dedicatedTeam} />
      <ClosingCta cta={cta} path="/dedicated-team" />
    </>
  );
}
