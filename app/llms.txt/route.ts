import { describeSite } from "@/lib/seo";

export const dynamic = "force-static";

/** A summary of the site for language models (https://llmstxt.org). */
export const GET = () =>
  new Response(describeSite(), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
