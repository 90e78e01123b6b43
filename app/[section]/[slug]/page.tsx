import { notFound } from "next/navigation";
import { DetailSections } from "@/components/sections/detail-sections";
import { detailParams, findDetail } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ section: string; slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = detailParams;

export async function generateMetadata({ params }: Props) {
  const { section, slug } = await params;
  const found = findDetail(section, slug);
  return found ? metadataOf(`/${section}/${slug}`) : {};
}

/** A page of the Expertise menu. */
export default async function DetailPage({ params }: Props) {
  const { section, slug } = await params;
  const found = findDetail(section, slug);
  if (!found) notFound();
  return <DetailSections {...found} />;
}
