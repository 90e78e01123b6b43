import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { EngagementModels } from "@/components/pages/parts/engagement-models";
import { FaqList } from "@/components/pages/parts/faq-list";
import { Breadcrumbs, PageHero } from "@/components/pages/parts/heroes";
import { TeamComposer } from "@/components/pages/parts/team-composer";
import { ValueColumns } from "@/components/pages/parts/values";
import { patternDrawing } from "@/components/ui/art/drawings";
import { dedicatedTeam } from "@/content/dedicated-team";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/dedicated-team");

export default function DedicatedTeamPage() {
  const { hero, values, team, skills, engagementModels, faq, cta } = dedicatedTeam;
  return (
    <>
      <PageHero
        {...hero}
        above={<Breadcrumbs path="/dedicated-team" />}
        art={patternDrawing({ slug: "dedicated-team", color: "leaf", shape: "hero" })}
      />
      <ValueColumns {...values} />
      <TeamComposer team={team} skills={skills} />
      <EngagementModels {...engagementModels} />
      <FaqList {...faq} />
      <ClosedSiteNotice of={dedicatedTeam} />
      <ClosingCta cta={cta} path="/dedicated-team" />
    </>
  );
}
