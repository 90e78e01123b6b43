import { createPolicies } from "./security-headers";

const HASH = "'sha256-abc'";
const SHARED = "'sha256-shared'";
const scriptsOf = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1];

// Other headers, on https and without, are tested in e2e/security/headers.spec.ts and https.spec.ts.
test("inline scripts are allowed by hash on static pages and by a new nonce on rendered ones", () => {
  const policyOf = createPolicies({
    scriptHashes: { pages: { "/about-us": [HASH], "/_not-found": [SHARED] }, shared: [SHARED] },
    renderedPages: ["^/my-profile$"],
  });
  expect(scriptsOf(policyOf("/about-us").policy)).toBe(`'self' ${HASH}`);
  expect(scriptsOf(policyOf("/nope").policy)).toBe(`'self' ${SHARED}`);
  const nonces = [1, 2].map(() => scriptsOf(policyOf("/my-profile").policy));
  for (const scripts of nonces) expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-shared'$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("in development every page has a nonce, and React may evaluate text", () => {
  const policyOf = createPolicies({ scriptHashes: { pages: {}, shared: [SHARED] }, renderedPages: ["."] }, true);
  const { policy, hasNonce } = policyOf("/about-us");
  expect(hasNonce).toBe(true);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-shared' 'unsafe-eval';/);
  expect(policy).not.toContain("trusted-types");
});
