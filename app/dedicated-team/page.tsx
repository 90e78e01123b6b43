import { patternName } from "@/components/art/catalog";
import { Brief } from "@/components/sections/brief";
import { ClosingCta } from "@/components/sections/closing-cta";
import { FlowSteps } from "@/components/sections/flow-steps";
import { PageHero } from "@/components/sections/page-hero";
import { Forty } from "@/components/sections/team/forty";
import { ValueRows } from "@/components/sections/team/value-rows";
import { dedicatedTeam } from "@/content/dedicated-team";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/dedicated-team");

export default function DedicatedTeamPage() {
  const { hero, values, team, skills, start, cta } = dedicatedTeam;
  return (
    <>
      <PageHero {...hero} art={patternName({ slug: "dedicated-team", ground: "leaf", shape: "hero" })} />
      <ValueRows {...values} />
      <Forty {...team} />
      <Brief {...skills} />
      <FlowSteps {...start} />
      <ClosingCta cta={cta} range="c" tone="mist" />
    </>
  );
}
