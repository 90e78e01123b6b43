import { notFound } from "next/navigation";
import { DisciplineScreen } from "@/components/sections/discipline-screen";
import { disciplines } from "@/content/navigation";
import { findDiscipline } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ section: string; slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () =>
  disciplines.flatMap(({ path, entries }) => entries.map(({ slug }) => ({ section: path.slice(1), slug })));

export async function generateMetadata({ params }: Props) {
  const { section, slug } = await params;
  return findDiscipline(section, slug) ? metadataOf(`/${section}/${slug}`) : {};
}

export default async function DisciplinePage({ params }: Props) {
  const { section, slug } = await params;
  const found = findDiscipline(section, slug);
  if (!found) notFound();
  return <DisciplineScreen {...found} />;
}
