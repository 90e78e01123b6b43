import { isSampleText } from "@/content/sample";
import { isPublicOrigin } from "@/lib/launch/indexing";
import { env, siteUrl } from "@/lib/settings/env";

/** A detail of the content or a setting that is not the owner's yet. */
export interface Sample {
  file: string;
  field: string;
  value: string;
}

/** Finds the settings of this environment that a public site needs. */
export function findSampleSettings(): Sample[] {
  const isPublic = isPublicOrigin && !isSampleText(siteUrl);
  const sampleOf = (address: string | undefined) => address !== undefined && isSampleText(address) && address;
  const problems = {
    SITE_URL: !isPublic && siteUrl,
    GOOGLE_CLIENT_ID: !env.GOOGLE_CLIENT_ID && "unset: Google sign-in is off",
    SMTP_URL: !env.SMTP_URL && "unset: no mail is sent",
    ENQUIRY_TO: sampleOf(env.ENQUIRY_TO),
    ENQUIRY_FROM: sampleOf(env.ENQUIRY_FROM?.address),
  };
  return Object.entries(problems).flatMap(([field, value]) => (value ? { file: "settings", field, value } : []));
}

/**
 * Decides whether search engines may index the site, by SITE_INDEXING: `auto` lets them once nothing is a sample.
 * @param samples those of the content
 */
export function decideIndexing(samples: readonly Sample[]): { isOpen: boolean; reason: string } {
  if (env.SITE_INDEXING !== "auto")
    return { isOpen: env.SITE_INDEXING === "on", reason: `SITE_INDEXING is ${env.SITE_INDEXING}` };
  const count = samples.length + findSampleSettings().length;
  return { isOpen: count === 0, reason: count ? `${count} left in check-launch` : "check-launch is clean" };
}
