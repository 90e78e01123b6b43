import * as z from "zod";
import { isPage } from "@/content/pages";
import { adParameters } from "@/lib/ad-parameters";
import { toPagePath } from "@/lib/forms/define";
import { siteUrl } from "@/lib/settings/env";

const MAX_LENGTH = 500;

/** The origin of a visit: landing page, referrer, and the campaign parameters of an ad. */
export type Attribution = Partial<Record<"landing" | "referrer" | (typeof adParameters)[number], string>>;

/** The schema has no maximum length: an ad's link may be long, and its parameters stand anywhere in it. */
const visitSchema = z.object({ landing: z.string().catch(""), referrer: z.string().catch("") });

/** Truncates, and drops characters that PostgreSQL cannot store. */
const clip = (text: string) => text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Surrogate}]/gu, "");

/** The length of the longest URL that the server accepts (lib/server). */
const MAX_URL_LENGTH = 16_384;

/**
 * Parses a path or URL of this site; undefined for any other. The time to parse a host grows with the square of its
 * length, if it has combining marks.
 */
function parseOwnUrl(address: string): URL | undefined {
  const url = address.startsWith("/") ? siteUrl + address : address;
  const isOwn = url.startsWith(`${siteUrl}/`) && url.length <= MAX_URL_LENGTH;
  return isOwn && URL.canParse(url) ? new URL(url) : undefined;
}

/** Reads the query's parameters by their names in lower case. The first one counts if a name is repeated. */
const parametersOf = ({ searchParams }: URL) =>
  new Map([...searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Parses the visit that the page's script stored: `landing` (path and query) and `referrer`. Malformed parts are left
 * out.
 */
export function toAttribution(visit: unknown): Attribution {
  const parsed = visitSchema.safeParse(visit);
  if (!parsed.success) return {};
  const { landing, referrer } = parsed.data;
  // A link of ours that was opened in a new tab starts no visit.
  const from = parseOwnUrl(referrer);
  const first = from ?? parseOwnUrl(landing);
  const parameters = first && parametersOf(first);
  const page = first && toPagePath(first.pathname);
  const entries: [string, string | undefined][] = [
    // Other paths may hold a token.
    ["landing", page && isPage(page) ? page : undefined],
    ["referrer", from ? "" : referrer],
    ...adParameters.map((name): [string, string | undefined] => [name, parameters?.get(name)]),
  ];
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, clip(value)]] : [])));
}
