import "server-only";
import * as z from "zod";
import { siteUrl } from "@/lib/env";

const PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
  "msclkid",
] as const;

const LONGEST = 500;

/** Where a visit came from: the page it began on, who linked to it, and what an ad's address carried. */
export type Source = Partial<Record<"landing" | "referrer" | (typeof PARAMETERS)[number], string>>;

const visitSchema = z.object({ landing: z.string().max(4000).catch(""), referrer: z.string().max(4000).catch("") });

/** Cuts what is too long, and drops what no database keeps. */
const clip = (text: string) => text.slice(0, LONGEST).replace(/[\p{Cc}\p{Surrogate}]/gu, "");

const parseUrl = (address: string, base?: string) => (URL.canParse(address, base) ? new URL(address, base) : undefined);

/**
 * Reads what the page's script kept of the visit: `landing` (path and query) and `referrer`. Nothing in it can
 * make a post fail; what cannot be read is left out.
 */
export function toSource(visit: unknown): Source {
  const parsed = visitSchema.safeParse(visit);
  if (!parsed.success) return {};
  const { landing, referrer } = parsed.data;
  const from = parseUrl(referrer);
  // A link of ours was opened in a new tab, where the visit only seems to begin.
  const isOurs = from?.origin === siteUrl;
  const first = isOurs ? from : landing ? parseUrl(landing, siteUrl) : undefined;
  const entries: [string, string | null | undefined][] = [
    ["landing", first?.pathname],
    ["referrer", isOurs ? "" : referrer],
    ...PARAMETERS.map((name): [string, string | null | undefined] => [name, first?.searchParams.get(name)]),
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, clip(value)]] : [])));
}
