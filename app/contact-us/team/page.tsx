import { redirect } from "next/navigation";
import ContactUs from "@/app/contact-us/page";
import { teamDraft } from "@/lib/enquiries/team-draft";
import { metadataOf } from "@/lib/seo";

export const metadata = { ...metadataOf("/contact-us"), robots: { index: false } };

/** /contact-us with a draft for the team that was composed on /dedicated-team. */
export default async function TeamDraftPage({ searchParams }: PageProps<"/contact-us/team">) {
  const prefill = teamDraft(await searchParams);
  if (!prefill) redirect("/contact-us");
  return <ContactUs prefill={prefill} />;
}
