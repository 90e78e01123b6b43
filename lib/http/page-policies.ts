import "server-only";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { contentSecurityPolicy } from "./security-headers";

/** Written after the build by `lib/cli/finish-pages.ts`: the hashes of every static page's inline scripts. */
export const HASHES_FILE = path.join(".next", "script-hashes.json");
export const hashesSchema = z.object({
  /** By path; an unknown path gets the page of "/_not-found". */
  pages: z.record(z.string(), z.array(z.string())),
  /** What all of them have, and pages that are rendered for one visitor have as well. */
  shared: z.array(z.string()),
});

/** Rendered for one visitor, so that nobody knows their scripts beforehand: they carry a nonce. */
const RENDERED = /^\/(my-profile|unsubscribe\/.*)$/;
/** As the rewrites in next.config.mjs, which take the last of several answers: both have to see the same page. */
const FORM_PAGES = ["/", "/home", "/login", "/register", "/contact-us"];
const ANSWERS = ["1", "sent"];
const isAnswered = (page: string, query: string) =>
  FORM_PAGES.includes(page) && ANSWERS.includes(new URLSearchParams(query).getAll("answer").at(-1) ?? "");
const NONCE_BYTES = 16;

/** The policies of a built site's pages. @throws where the site is not built. */
export function openPolicies(file = path.join(/* turbopackIgnore: true */ process.cwd(), HASHES_FILE)) {
  const { pages, shared } = hashesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const policies = new Map(Object.entries(pages).map(([page, hashes]) => [page, contentSecurityPolicy(hashes)]));
  const other = policies.get("/_not-found") ?? contentSecurityPolicy(shared);

  return {
    isPage: (page: string): boolean => policies.has(page) && !page.startsWith("/_"),
    /** For a request's path and query. */
    policyOf(url: string): { policy: string; hasNonce: boolean } {
      const start = url.indexOf("?");
      const page = start < 0 ? url : url.slice(0, start);
      if (!RENDERED.test(page) && !(start >= 0 && isAnswered(page, url.slice(start + 1)))) {
        return { policy: policies.get(page) ?? other, hasNonce: false };
      }
      const nonce = `'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'`;
      return { policy: contentSecurityPolicy([nonce, ...shared]), hasNonce: true };
    },
  };
}
