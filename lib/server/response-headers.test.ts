import { createPolicies } from "./response-headers";

const HASH = "'sha256-abc'";
const SHARED = "'sha256-shared'";
const scriptsOf = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1];

/** The headers of a site at this URL. */
async function headersOf(siteUrl: string, { HSTS = "", isOwnHost = true } = {}) {
  const before = process.env;
  process.env = { ...before, SITE_URL: siteUrl, HSTS };
  jest.resetModules();
  const { securityHeaders } = await import("./response-headers");
  process.env = before;
  return securityHeaders(isOwnHost);
}

const LIVE = "https://www.imisozi.example";

test.each([
  ["", "max-age=86400", "max-age=86400"],
  ["off", undefined, undefined],
  ["day", "max-age=86400", "max-age=86400"],
  ["two-years", "max-age=63072000", "max-age=86400"],
  ["two-years-subdomains", "max-age=63072000; includeSubDomains", "max-age=86400"],
])("with HSTS=%s the site's host gets %s, an alias or any other host %s", async (HSTS, own, other) => {
  const of = async (isOwnHost: boolean) => (await headersOf(LIVE, { HSTS, isOwnHost }))["strict-transport-security"];
  expect([await of(true), await of(false)]).toEqual([own, other]);
});

// The other headers are tested in e2e/security/headers.spec.ts.
test("https is enforced by a site on https only", async () => {
  expect(await headersOf(LIVE)).toHaveProperty("strict-transport-security");
  expect(await headersOf("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
});

test("inline scripts are allowed by hash on static pages and by a new nonce elsewhere", () => {
  const policyOf = createPolicies({ "/about-us": [HASH], "/_not-found": [SHARED] });
  expect(scriptsOf(policyOf("/about-us").policy)).toBe(`'self' ${HASH}`);
  const nonces = [1, 2].map(() => scriptsOf(policyOf("/my-profile").policy));
  for (const scripts of nonces) expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-shared'$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});
