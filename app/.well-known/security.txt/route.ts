import { company } from "@/content/company";
import { siteUrl } from "@/lib/settings/env";

export const dynamic = "force-static";

/** Less than a year, as RFC 9116 (2.5.5) recommends. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/** The contact for reports of vulnerabilities (RFC 9116). Each build renews it. */
export const GET = () =>
  new Response(
    [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "Preferred-Languages: en",
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
