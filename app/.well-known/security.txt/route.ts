import { company } from "@/content/company";
import { siteUrl } from "@/lib/env";

export const dynamic = "force-static";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The contact for reports of vulnerabilities (RFC 9116). It expires a year after the build. */
export const GET = () =>
  new Response(
    [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      "Preferred-Languages: en",
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
