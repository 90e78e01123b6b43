import { redirect } from "next/navigation";
import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ContactPage } from "@/components/pages/contact-page";
import { contactUs } from "@/content/contact-us";
import { teamDraft } from "@/lib/forms/team-draft";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = { ...metadataOf("/contact-us"), robots: { index: false } };

/** /contact-us with a draft for the team that was composed on /dedicated-team. */
export default async function TeamDraftPage({ searchParams }: PageProps<"/contact-us/team">) {
  const prefill = teamDraft(await searchParams);
  if (!prefill) redirect("/contact-us");
  return (
    <>
      <ContactPage prefill={prefill} />
      <ClosedSiteNotice of={contactUs} />
    </>
  );
}
