import { notFound } from "next/navigation";
import { patternName } from "@/components/art/pattern";
import { ClosingCta } from "@/components/sections/closing-cta";
import { Breadcrumbs, PageHero } from "@/components/sections/heroes";
import { RelatedLinks } from "@/components/sections/related-links";
import { Brief } from "@/components/sections/row-lists";
import { Intro, PillarGrid } from "@/components/sections/service-sections";
import { servicePath } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import { findService, serviceSlugs } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => serviceSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const found = findService(slug);
  return found ? metadataOf(`${servicePath}/${slug}`) : {};
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const found = findService(slug);
  if (!found) notFound();
  const { group, entry, page } = found;
  const { hero, intro, focusTitle, pillars, brief, cta } = page;
  const others = group.entries.filter((other) => other !== entry);
  return (
    <>
      <PageHero
        above={<Breadcrumbs path={`${servicePath}/${slug}`} />}
        {...hero}
        art={patternName({ slug, color: group.color, shape: "hero" })}
      />
      <Intro {...intro} />
      <PillarGrid page={slug} title={focusTitle} pillars={pillars} />
      <Brief {...brief} />
      <RelatedLinks
        title={`${pageTexts.alsoIn} ${group.name}`}
        links={others.map((other) => ({
          href: `${servicePath}/${other.slug}`,
          label: other.label,
        }))}
      />
      <ClosingCta cta={cta} range="b" tone="mist" />
    </>
  );
}
