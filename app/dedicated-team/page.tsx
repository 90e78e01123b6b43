import { patternName } from "@/components/art/catalog";
import { AlsoIn } from "@/components/sections/also-in";
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
  const { hero, values, team, skills, start, related, cta } = dedicatedTeam;
  return (
    <>
      <PageHero {...hero} art={patternName({ slug: "dedicated-team", ground: "leaf", shape: "hero" })} />
      <ValueRows {...values} />
      <Forty {...team} />
      <Brief {...skills} />
      <FlowSteps {...start} />
      <AlsoIn {...related} />
      <ClosingCta cta={cta} range="c" tone="mist" />
    </>
  );
}
