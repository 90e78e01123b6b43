import type { Target } from "./load";
import { findFetchedAhead, findLargestScript } from "./look";

/** Who is asked beside the site. */
export const others = ["bare Next", "node:http", "nginx"] as const;
export type Other = (typeof others)[number];
export type Peer = "site" | Other;

/** Whoever is missing cannot be asked for that, or is not installed. */
export type Series = Partial<Record<Peer, Target>>;

/** The addresses of everybody. */
export interface Addresses {
  site: string;
  floor: string;
  buffers: string;
  nginx: string | undefined;
}

const BROWSER = "gzip, deflate, br, zstd";

const series = (encoding: string, urls: Partial<Record<Peer, string>>): Series =>
  Object.fromEntries(
    Object.entries(urls).map(([peer, url]) => [peer, { url, headers: { "accept-encoding": encoding } }]),
  );

/** What each is asked for, over and over: what a campaign's visitors ask for. */
export async function findSeries({ site, floor, buffers, nginx }: Addresses): Promise<Record<string, Series>> {
  const home = { site: `${site}/`, "bare Next": `${floor}/`, ...(nginx && { nginx: `${nginx}/` }) };
  const scripts = { site: await findLargestScript(site), "bare Next": await findLargestScript(floor) };
  return {
    "home page, gzip": series("gzip", { ...home, "node:http": `${buffers}/gzip` }),
    "home page, as browsers ask": series(BROWSER, { ...home, "node:http": `${buffers}/br` }),
    "home page, uncompressed": series("identity", { ...home, "node:http": `${buffers}/` }),
    "largest script": series(BROWSER, scripts),
    "/api/health": series(BROWSER, { site: `${site}/api/health`, "bare Next": `${floor}/api/health` }),
    "page fetched ahead": {
      site: await findFetchedAhead(`${site}/about-us`),
      "bare Next": await findFetchedAhead(`${floor}/second`),
    },
  };
}
