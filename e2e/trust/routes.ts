import { publicPaths } from "../../content/routes";
import { ask } from "./ask";

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;
export type Method = (typeof methods)[number];

/** How long what may keep an answer. */
export const caching = {
  /** Static pages: by what stands between the site and its visitors. */
  page: /^public, max-age=0, must-revalidate, s-maxage=60$/,
  /** Files whose names change with their content. */
  forever: /^public, max-age=31536000, immutable$/,
  asked: /^public, max-age=0, must-revalidate$/,
  hour: /^public, max-age=3600$/,
  day: /^public, max-age=86400$/,
  /** What leads to the right address of a page. */
  moved: /^public, max-age=3600$/,
  /** By nobody: what is rendered or done for one visitor, and everything that is not there. */
  never: /^no-store$|^private,.*\bno-store\b/,
} as const;

export interface Route {
  path: string;
  /** What GET answers. */
  status: number;
  /** Of a GET. */
  cache: keyof typeof caching;
  /** What `Allow` says where it is asked otherwise; GET and HEAD by default. */
  allow?: string;
  /** Other sites' pages may show it. */
  isForAll?: boolean;
}

const pages: Route[] = publicPaths().map((path) => ({ path, status: 200, cache: "page" }));

const rendered: Route[] = [
  ["/?answer=1", 200],
  ["/home?answer=1", 200],
  ["/login?answer=1", 200],
  ["/register?answer=1", 200],
  ["/contact-us?answer=1", 200],
  ["/my-profile", 307],
  ["/unsubscribe/x/ask", 200],
].map(([path, status]) => ({ path: String(path), status: Number(status), cache: "never" }));

const handlers: Route[] = [
  ["/user/login", 405, "POST"],
  ["/user/logout", 405, "POST"],
  ["/user/register", 405, "POST"],
  ["/user/profile", 401, "GET, HEAD, POST"],
  ["/user/ended", 303],
  ["/enquiries", 405, "POST"],
  ["/enquiries/token", 200],
  ["/unsubscribe/x", 303, "GET, HEAD, POST"],
  ["/api/csp-report", 405, "POST"],
  ["/api/vitals", 405, "POST"],
  ["/api/health", 200],
  ["/api/ready", 200],
  // next-auth's own doors know no HEAD.
  ["/api/auth/session", 200, "GET, POST"],
  ["/api/auth/csrf", 200, "GET, POST"],
  ["/api/auth/providers", 200, "GET, POST"],
  ["/api/auth/signin", 302, "GET, POST"],
  ["/api/auth/signout", 302, "GET, POST"],
  ["/api/auth/error", 303, "GET, POST"],
  ["/api/auth/signin/google", 404, "GET, POST"],
  ["/api/auth/callback/google", 303, "GET, POST"],
  ["/api/auth/nothing", 404, "GET, POST"],
].map(([path, status, allow]) => ({
  path: String(path),
  status: Number(status),
  cache: "never",
  ...(allow !== undefined && { allow: String(allow) }),
}));

const absent: Route[] = [
  ["/nothing", 404],
  ["/home/answer", 404],
  // What Next falls back on would be a 500, or kept for a year.
  ["/_global-error", 404],
  ["/nothing/../_global-error?answer=1", 404],
  ["/404", 404],
  ["/services/nothing", 404],
  ["/solution/nothing/here", 404],
  ["/_next/static/nothing.js", 404],
  ["/_next/image?url=%2Ficon.svg&w=64&q=75", 400],
  ["/%ff", 400],
  ["/unsubscribe/%/ask", 400],
  ["/%00", 404],
  ["/..%2f", 404],
  ["/../../etc/passwd", 404],
  ["//elsewhere.example", 404],
  ["/\\elsewhere.example", 404],
  ["http://elsewhere.example/", 400],
  ["*", 400],
].map(([path, status]) => ({ path: String(path), status: Number(status), cache: "never" }));

const moved: Route[] = ["/home/", "/HOME", "//home", "/about-us/index.html", "/solutions/x"].map((path) => ({
  path,
  status: 308,
  cache: "moved",
}));

/** For machines, drawn when the site was built. */
const machines: Route[] = [
  ...["/sitemap.xml", "/robots.txt", "/manifest.webmanifest"].map(
    (path): Route => ({ path, status: 200, cache: "asked" }),
  ),
  { path: "/llms.txt", status: 200, cache: "hour" },
];

export const routes = { pages, rendered, handlers, absent, moved, machines };

/** A script and pictures of the build that is there. */
export async function findFiles(origin: string): Promise<Route[]> {
  const { text } = await ask(origin, "/home");
  const find = (pattern: RegExp) => pattern.exec(text)?.[0] ?? "/the home page names none";
  const forever = [find(/\/_next\/static\/[^"]+\.js/), find(/\/art\/[^"\s)]+/)];
  return [
    ...forever.map((path): Route => ({ path, status: 200, cache: "forever" })),
    { path: find(/\/share\/[^"\s)]+/), status: 200, cache: "forever", isForAll: true },
    ...["/icon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-512.png"].map(
      (path): Route => ({ path, status: 200, cache: "day" }),
    ),
  ];
}
