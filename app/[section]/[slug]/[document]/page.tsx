import { notFound } from "next/navigation";
import { DocumentPage } from "@/components/pages/document-page";
import { documentAt, documentPath, documents } from "@/content/documents";
import { metadataOf } from "@/lib/seo";

interface Props {
  params: Promise<{ section: string; slug: string; document: string }>;
}

async function find(params: Props["params"]) {
  const { section, slug, document } = await params;
  return documentAt(`/${section}/${slug}/${document}`);
}

export const dynamicParams = false;
export const generateStaticParams = () =>
  documents.map((one) => {
    const [section = "", slug = "", document = ""] = documentPath(one).slice(1).split("/");
    return { section, slug, document };
  });

export async function generateMetadata({ params }: Props) {
  const document = await find(params);
  return document ? metadataOf(documentPath(document)) : {};
}

export default async function Page({ params }: Props) {
  const document = await find(params);
  if (!document) notFound();
  return <DocumentPage document={document} />;
}
