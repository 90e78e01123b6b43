const HASH = "'sha256-abc'";
const SHARED = "'sha256-shared'";

async function load(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  return import("./security-headers");
}

test("https is enforced by a public site only, and staging copies are not indexed", async () => {
  const localhost = (await load("http://localhost:3000")).securityHeaders("/");
  const staging = (await load("https://staging.imisozi.example")).securityHeaders("/");
  const live = (await load("https://www.imisozi.example")).securityHeaders("/");
  const STS = "strict-transport-security";
  expect(localhost).not.toHaveProperty(STS);
  expect(live[STS]).toBe("max-age=63072000; includeSubDomains");
  expect(localhost).toMatchObject({ "x-robots-tag": "noindex" });
  expect(staging).toMatchObject({ "x-robots-tag": "noindex" });
  expect(live).not.toHaveProperty("x-robots-tag");
});

test("inline scripts are allowed by hash on static pages and by nonce on rendered ones", async () => {
  const { createPolicies } = await load("https://www.imisozi.example");
  const policyOf = createPolicies({
    scriptHashes: { pages: { "/about-us": [HASH], "/_not-found": [SHARED] }, shared: [SHARED] },
    renderedPages: ["^/my-profile$"],
  });
  const scriptsOf = (path: string) => /script-src ([^;]+)/.exec(policyOf(path).policy)?.[1];
  expect(policyOf("/about-us")).toMatchObject({ isStatic: true, hasNonce: false });
  expect(scriptsOf("/about-us")).toBe(`'self' ${HASH}`);
  expect(policyOf("/my-profile")).toMatchObject({ isStatic: false, hasNonce: true });
  expect(scriptsOf("/my-profile")).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-shared'$/);
  expect(scriptsOf("/my-profile")).not.toBe(scriptsOf("/my-profile"));
  expect(policyOf("/nope")).toMatchObject({ isStatic: false, hasNonce: false });
  expect(scriptsOf("/nope")).toBe(`'self' ${SHARED}`);
  for (const directive of ["require-trusted-types-for 'script'", "frame-ancestors 'none'", "upgrade-insecure-requests"])
    expect(policyOf("/about-us").policy).toContain(directive);
});

test("in development every page has a nonce, and React may evaluate text", async () => {
  const { createPolicies } = await load("http://localhost:3000");
  const policyOf = createPolicies({ scriptHashes: { pages: {}, shared: [SHARED] }, renderedPages: ["."] }, true);
  const { policy, hasNonce } = policyOf("/about-us");
  expect(hasNonce).toBe(true);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-shared' 'unsafe-eval';/);
  expect(policy).not.toContain("trusted-types");
});
