import { createPolicies } from "./security-headers";

const HASH = "'sha256-abc'";
const SHARED = "'sha256-shared'";
const scriptsOf = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1];

/** The headers of a site at this URL. */
async function headersOf(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { securityHeaders } = await import("./security-headers");
  delete process.env.SITE_URL;
  return securityHeaders("/");
}

// The other headers are tested in e2e/security/headers.spec.ts.
test("https is enforced by a public site only, and staging copies are not indexed", async () => {
  const live = await headersOf("https://www.imisozi.example");
  expect(live).toMatchObject({ "strict-transport-security": "max-age=63072000; includeSubDomains" });
  expect(live).not.toHaveProperty("x-robots-tag");
  const localhost = await headersOf("http://localhost:3000");
  expect(localhost).not.toHaveProperty("strict-transport-security");
  for (const headers of [localhost, await headersOf("https://staging.imisozi.example")])
    expect(headers).toMatchObject({ "x-robots-tag": "noindex" });
});

test("inline scripts are allowed by hash on static pages and by a new nonce elsewhere", () => {
  const policyOf = createPolicies({ "/about-us": [HASH], "/_not-found": [SHARED] });
  expect(scriptsOf(policyOf("/about-us").policy)).toBe(`'self' ${HASH}`);
  const nonces = [1, 2].map(() => scriptsOf(policyOf("/my-profile").policy));
  for (const scripts of nonces) expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-shared'$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("in development every page has a nonce, and React may evaluate text", () => {
  const { policy } = createPolicies({ "/_not-found": [SHARED] }, true)("/about-us");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-shared' 'unsafe-eval';/);
  expect(policy).not.toContain("trusted-types");
});
