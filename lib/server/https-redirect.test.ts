import { respond } from "@/lib/testing/http";
import { createHttpsRedirect } from "./redirects";

const SITE = "https://www.imisozi.example";

function request(scheme: string | undefined, { method = "GET", siteUrl = SITE, hasProxy = true } = {}) {
  const redirect = createHttpsRedirect(siteUrl, hasProxy, (url) => `${SITE}${url}!`);
  return respond(
    (exchange) => {
      exchange.response.setHeader("strict-transport-security", "max-age=1");
      return redirect(exchange);
    },
    { method, url: "/a?b=c", headers: { host: "evil.example", "x-forwarded-proto": scheme } },
  );
}

test.each(["HTTP", "https, http"])("X-Forwarded-Proto: %s redirects to the canonical URL", (scheme) => {
  const response = request(scheme, { method: "HEAD" });
  expect(response).toMatchObject({ status: 308, headers: { location: `${SITE}/a?b=c!`, "cache-control": "no-store" } });
  expect(response?.headers).not.toHaveProperty("strict-transport-security");
});

test("a post over plain http is rejected, naming the right origin", () => {
  expect(request("http", { method: "POST" })).toMatchObject({ status: 403, body: expect.stringContaining(SITE) });
});

test.each([
  ["http, https", {}],
  [undefined, {}],
  ["http", { hasProxy: false }],
  ["http", { siteUrl: "http://localhost:3000" }],
])("X-Forwarded-Proto: %s is passed on (%j)", (scheme, options) => {
  expect(request(scheme, options)).toBeUndefined();
});
