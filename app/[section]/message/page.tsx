import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { forms } from "@/app/forms";
import * as messages from "@/content/messages";
import { readFlash } from "@/lib/forms/flash";
import { metadataOf } from "@/lib/seo";

interface Props {
  params: Promise<{ section: string; slug?: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read(params: Props["params"]) {
  const { section, slug } = await params;
  const path = slug ? `/${section}/${slug}` : `/${section}`;
  const found = forms.find(({ form }) => form.page === path);
  if (!found) notFound();
  return { ...found, flash: await readFlash(path, await cookies()) };
}

/**
 * The title begins with the result, because a screen reader reads it first
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form, flash } = await read(params);
  const metadata = metadataOf(form.page);
  if (!flash) return metadata;
  return { ...metadata, title: `${flash.isSuccess ? messages.successPrefix : messages.errorPrefix}${metadata.title}` };
}

/** The form's page with the result of a post without JavaScript, or of Google's sign-in. */
export default async function MessagePage({ params, searchParams }: Props) {
  const { form, Page, flash } = await read(params);
  // A missing flash message has expired, or the browser keeps no cookies. Several forms may share the page.
  const missing = { message: form.texts.notSent ?? messages.form.noAnswer, part: "account" };
  return <Page flash={flash ?? missing} searchParams={searchParams} />;
}
