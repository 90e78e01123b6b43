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

const MAX_LENGTH = 500;

/** Where a visit came from: landing page, referrer, and the campaign parameters of an ad. */
export type Attribution = Partial<Record<"landing" | "referrer" | (typeof PARAMETERS)[number], string>>;

const visitSchema = z.object({ landing: z.string().max(4000).catch(""), referrer: z.string().max(4000).catch("") });

/** Truncates, and drops characters that PostgreSQL cannot store. */
const clip = (text: string) => text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Surrogate}]/gu, "");

const parseUrl = (address: string, base?: string) => (URL.canParse(address, base) ? new URL(address, base) : undefined);

/** Parses what the page's script stored of the visit: `landing` (path and query) and `referrer`. Malformed parts are left out. */
export function toAttribution(visit: unknown): Attribution {
  const parsed = visitSchema.safeParse(visit);
  if (!parsed.success) return {};
  const { landing, referrer } = parsed.data;
  const from = parseUrl(referrer);
  // A link of ours that was opened in a new tab starts no visit.
  const isOurs = from?.origin === siteUrl;
  const first = isOurs ? from : landing ? parseUrl(landing, siteUrl) : undefined;
  const entries: [string, string | null | undefined][] = [
    ["landing", first?.pathname],
    ["referrer", isOurs ? "" : referrer],
    ...PARAMETERS.map((name): [string, string | null | undefined] => [name, first?.searchParams.get(name)]),
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, clip(value)]] : [])));
}
