import "server-only";
import { headers } from "next/headers";

/** What a page's own inline script carries where the page is rendered for its visitor (page-policies.ts). */
export async function scriptNonce(): Promise<string | undefined> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
