import { notFound } from "next/navigation";
import { SectionScreen } from "@/components/sections/section-screen";
import { sections } from "@/content/navigation";
import { findSection } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ section: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => sections.map(({ path }) => ({ section: path.slice(1) }));

export async function generateMetadata({ params }: Props) {
  const { section } = await params;
  return findSection(section) ? metadataOf(`/${section}`) : {};
}

/** The list of a section's pages. */
export default async function SectionPage({ params }: Props) {
  const { section } = await params;
  const found = findSection(section);
  if (!found) notFound();
  return <SectionScreen {...found} />;
}
