import * as z from "zod";
import { isPage } from "@/content/pages";
import { adParameters } from "@/lib/ad-parameters";
import { siteUrl } from "@/lib/env";
import { toPagePath } from "@/lib/forms/define";

const MAX_LENGTH = 500;

/** Where a visit came from: landing page, referrer, and the campaign parameters of an ad. */
export type Attribution = Partial<Record<"landing" | "referrer" | (typeof adParameters)[number], string>>;

/** However long they are: an ad's link may be, and its parameters stand anywhere in it. */
const visitSchema = z.object({ landing: z.string().catch(""), referrer: z.string().catch("") });

/** Truncates, and drops characters that PostgreSQL cannot store. */
const clip = (text: string) => text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Surrogate}]/gu, "");

/** The server accepts no longer one (lib/server). */
const MAX_URL_LENGTH = 16_384;

/**
 * A path or URL of this site; undefined for any other. To parse the host of a URL takes time that grows with the square of its length, if
 * it has combining marks.
 */
function parseOwnUrl(address: string): URL | undefined {
  const url = address.startsWith("/") ? siteUrl + address : address;
  const isOwn = url.startsWith(`${siteUrl}/`) && url.length <= MAX_URL_LENGTH;
  return isOwn && URL.canParse(url) ? new URL(url) : undefined;
}

/** The query's parameters by their name in lower case; of a repeated one the first. */
const parametersOf = ({ searchParams }: URL) =>
  new Map([...searchParams].reverse().map(([name, value]) => [name.toLowerCase(), value]));

/** Parses what the page's script stored of the visit: `landing` (path and query) and `referrer`. Malformed parts are left out. */
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
