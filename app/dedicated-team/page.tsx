import { ClosingCta } from "@/components/pages/parts/closing-cta";
import { EngagementModels } from "@/components/pages/parts/engagement-models";
import { FaqList } from "@/components/pages/parts/faq-list";
import { Breadcrumbs, ServiceHero } from "@/components/pages/parts/heroes";
import { TeamComposer, TeamSkills } from "@/components/pages/parts/team-composer";
import { ValueColumns } from "@/components/pages/parts/values";
import hills from "@/components/ui/art/hills/dedicated-team.svg";
import { dedicatedTeam } from "@/content/dedicated-team";
import { firstCall } from "@/content/next-step";
import { teamDraftPath } from "@/lib/enquiries/team-draft";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf("/dedicated-team");

export default function DedicatedTeamPage() {
  const { hero, values, team, skills, engagementModels, faq, cta } = dedicatedTeam;
  return (
    <>
      <ServiceHero
        {...hero}
        promise={firstCall.team}
        above={<Breadcrumbs path="/dedicated-team" />}
        figure={<TeamComposer action={teamDraftPath} team={team} isSampleMarkHidden={isSampleMarkHidden} />}
      />
      <ValueColumns {...values} />
      <TeamSkills {...skills} />
      <EngagementModels {...engagementModels} />
      <FaqList {...faq} isSampleMarkHidden={isSampleMarkHidden} />
      <ClosingCta cta={cta} hills={hills} tone="mist" />
    </>
  );
}
