import { notFound } from "next/navigation";
import { SolutionScreen } from "@/components/sections/solution-screen";
import { solutions } from "@/content/navigation";
import { findSolution } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => solutions.entries.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return findSolution(slug) ? metadataOf(`${solutions.path}/${slug}`) : {};
}

export default async function SolutionPage({ params }: Props) {
  const { slug } = await params;
  const found = findSolution(slug);
  if (!found) notFound();
  return <SolutionScreen {...found} />;
}
