import { notFound } from "next/navigation";
import { ServiceScreen } from "@/components/sections/service-screen";
import { servicePath, services } from "@/content/navigation";
import { findService } from "@/content/routes";
import { metadataOf } from "@/lib/seo/metadata";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () =>
  services.flatMap(({ entries }): readonly { slug: string }[] => entries).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return findService(slug) ? metadataOf(`${servicePath}/${slug}`) : {};
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const found = findService(slug);
  if (!found) notFound();
  return <ServiceScreen {...found} />;
}
