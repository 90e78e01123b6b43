import "server-only";
import * as z from "zod";

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

/**
 * Reads what the page's script kept of the visit: `landing` (path and query) and `referrer`. Nothing in it can
 * make a post fail; what cannot be read is left out.
 */
export function toSource(visit: unknown): Source {
  const parsed = visitSchema.safeParse(visit);
  if (!parsed.success) return {};
  const { landing, referrer } = parsed.data;
  const url = landing && URL.canParse(landing, "http://site") ? new URL(landing, "http://site") : undefined;
  const entries: [string, string | null | undefined][] = [
    ["landing", url?.pathname],
    ["referrer", referrer],
    ...PARAMETERS.map((name): [string, string | null | undefined] => [name, url?.searchParams.get(name)]),
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, clip(value)]] : [])));
}
