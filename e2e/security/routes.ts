import { Agent } from "node:http";
import { type HttpResponse, send } from "../support/http";
import { headerFaults } from "./expected-headers";

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;

const caching = {
  page: /^public, max-age=0, must-revalidate, s-maxage=60$/,
  immutable: /^public, max-age=31536000, immutable$/,
  hour: /^public, max-age=3600$/,
  day: /^public, max-age=86400$/,
  never: /^no-store$|^private,.*\bno-store\b/,
} as const;

interface Route {
  path: string;
  /** The status and the caching of a GET. */
  status: number;
  cache: keyof typeof caching;
  /** The methods that it accepts; GET and HEAD by default. */
  allow?: string;
  /** True if other sites' pages may embed it. */
  isEmbeddable?: boolean;
}

const uncached = (status: number, ...paths: string[]): Route[] =>
  paths.map((path) => ({ path, status, cache: "never" }));

const handler = (path: string, status: number, allow?: string): Route => ({
  path,
  status,
  cache: "never",
  ...(allow && { allow }),
});
const AUTH = "GET, HEAD, POST";

export const routes = {
  // Three pages stand for all: static-cache.spec.ts tests that all are served alike.
  // A target may be a whole URL.
  pages: ["/", "/services/web-applications", "/contact-us", "http://elsewhere.example/about-us?a=b"].map(
    (path): Route => ({ path, status: 200, cache: "page" }),
  ),
  "pages rendered per request": [
    ...uncached(200, "/home/message", "/login/message", "/register/message", "/contact-us/message"),
    ...uncached(200, "/forgot-password", "/forgot-password/message", "/reset-password", "/reset-password/message"),
    ...uncached(307, "/my-profile", "/my-profile/message"),
    ...uncached(307, "/my-profile/link-google", "/my-profile/link-google/message"),
    ...uncached(200, "/contact-us/team?engineers=1&product=0&quality=0&devops=0"),
    ...uncached(307, "/contact-us/team"),
  ],
  "route handlers": [
    handler("/user/login", 405, "POST"),
    handler("/user/logout", 405, "POST"),
    handler("/user/register", 405, "POST"),
    handler("/user/profile", 401, "GET, HEAD, POST"),
    handler("/user/session-check", 303),
    ...["/user/forgot-password", "/user/reset-password", "/user/password"].map((path) => handler(path, 405, "POST")),
    handler("/user/google-link", 303, "GET, HEAD, POST"),
    handler("/user/logout-everywhere", 405, "POST"),
    handler("/enquiries", 405, "POST"),
    handler("/enquiries/subscribe", 405, "POST"),
    handler("/enquiries/token", 200),
    handler("/.well-known/change-password", 303),
    handler("/api/health", 200),
    handler("/api/ready", 200),
    handler("/api/auth/csrf", 200, AUTH),
    handler("/api/auth/providers", 200, AUTH),
    handler("/api/auth/signin/google", 404, AUTH),
    handler("/api/auth/callback/google", 303, AUTH),
    handler("/api/auth/nothing", 404, AUTH),
  ],
  "unknown and malformed paths": [
    ...uncached(404, "/nothing", "/services/nothing", "/solution/nothing/here", "/_next/static/nothing.js"),
    // Next's image optimizer is off.
    ...uncached(404, "/_next/image?url=%2Ficon-512.png&w=64&q=75"),
    // These are Next's own error pages.
    ...uncached(404, "/404", "/_global-error", "/nothing/../_global-error"),
    ...uncached(404, "/%00", "/..%2f", "/../../etc/passwd", "//elsewhere.example", "/\\elsewhere.example"),
    ...uncached(404, "/user%2flogin", "/user%2Flogin", "/api%2fhealth", "/user%252flogin", "/user%5clogin"),
    ...uncached(404, "/user/login%00", "/my-profile%2f", "/enquiries%2fsubscribe"),
    ...uncached(400, "/%ff", "/login/%", "ftp://elsewhere.example/", "*"),
  ],
  redirects: ["/home/", "/HOME", "//home", "/about-us/index.html", "/solutions/x"].map(
    (path): Route => ({ path, status: 308, cache: "hour" }),
  ),
  "generated files": [
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
    "/service-worker.js",
    "/sw.js",
  ].map((path): Route => ({ path, status: 200, cache: "page" })),
} satisfies Record<string, Route[]>;

/** The routes of a script, pictures and icons of the current build. */
export async function findAssets(origin: string): Promise<Route[]> {
  const { text } = await send(origin, "/home");
  const find = (pattern: RegExp) => pattern.exec(text)?.[0] ?? "/missing-in-the-home-page";
  const asset = (path: string, cache: Route["cache"]): Route => ({ path, status: 200, cache });
  return [
    asset(find(/\/_next\/static\/[^" ]+\.js/), "immutable"),
    asset(find(/\/_next\/static\/media\/[^"#\s)]+\.svg/), "immutable"),
    { ...asset(find(/\/share\/[^"\s)]+/), "day"), isEmbeddable: true },
    ...["/icon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-512.png"].map((path) => asset(path, "day")),
  ];
}

function* faultsOf(route: Route, method: string, { status, header }: HttpResponse) {
  const isRead = method === "GET" || method === "HEAD";
  // next-auth's handlers have no HEAD: it must not use up a callback from Google.
  const isUnknown = method === "HEAD" && route.path.startsWith("/api/auth/");
  const { allow = "GET, HEAD" } = route;
  const isAllowed = allow.split(", ").includes(method);
  if (isRead && !isUnknown && status !== (isAllowed ? route.status : 405)) yield `status ${status}`;
  if (!isRead && (status >= 500 || (isAllowed && status === 405))) yield `status ${status}`;
  // Next answers a page that is rendered per request to any method.
  if (route.cache === "page" && !isRead && ![400, 405].includes(status)) yield `status ${status}`;
  const named = header("allow")?.split(", ") ?? [];
  if (status === 405 && !allow.split(", ").every((one) => named.includes(one))) yield `allow: ${header("allow")}`;
  const cacheControl = header("cache-control") ?? "absent";
  if (status >= 400 && header("etag")) yield `an error has the entity tag ${header("etag")}`;
  const expected = isRead && status === route.status ? route.cache : "never";
  if (!caching[expected].test(cacheControl)) yield `cache-control: ${cacheControl}`;
}

/** Sends every method to every route. @returns what is wrong with the headers of the responses. */
export async function checkHeaders(origin: string, routes: readonly Route[], isHttps = false): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const requests = routes.flatMap((route) => methods.map((method) => ({ route, method })));
  const faults = requests.map(async ({ route, method }) => {
    const response = await send(origin, route.path, { method, agent });
    const found = [...headerFaults(response, isHttps, route.isEmbeddable), ...faultsOf(route, method, response)];
    return found.map((fault) => `${method} ${route.path}: ${fault}`);
  });
  const all = (await Promise.all(faults)).flat();
  agent.destroy();
  return all;
}
