import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ClosingCta } from "@/components/sections/closing-cta";
import { EngagementModels } from "@/components/sections/engagement-models";
import { FaqList } from "@/components/sections/faq-list";
import { Breadcrumbs, PageHero } from "@/components/sections/heroes";
import { TeamComposer } from "@/components/sections/team-composer";
import { ValueColumns } from "@/components/sections/values";
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
