import type { HttpResponse } from "../support/http";

/** Request headers by which the parts of Next instruct each other. No browser sends them. */
export const internalToNext = {
  "content-security-policy-report-only": "script-src 'nonce-abc'",
  "next-action": "x",
  "next-resume": "1",
  "x-action-forwarded": "1",
  "x-invoke-path": "/about-us",
  "x-matched-path": "/about-us",
  "x-middleware-prefetch": "1",
  "x-nextjs-data": "1",
  "x-now-route-matches": "1=2",
  "x-prerender-revalidate": "1",
};

/** Headers of every response, each exactly once. */
const fixed: Record<string, string | RegExp> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-permitted-cross-domain-policies": "none",
  // Every feature in the header is disabled.
  "permissions-policy": /^(?=.*camera)(?=.*geolocation)(?=.*microphone)[a-z-]+=\(\)(, [a-z-]+=\(\))+$/,
  "x-request-id": /^[\w.:-]{8,64}$/,
};

const directives = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types default",
];
const SCRIPT_SOURCES = /^script-src 'self'( '(sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)')*$/;

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const FILE_TYPE = /^(image|font)\/|^text\/(javascript|css|plain)\b|^application\/(manifest\+json|xml)$/;

const matches = (value: string, expected: string | RegExp) =>
  typeof expected === "string" ? value === expected : expected.test(value);

function* policyFaults(policy: string) {
  const given = policy.split("; ");
  for (const directive of directives) if (!given.includes(directive)) yield `the policy lacks ${directive}`;
  if (!given.some((directive) => SCRIPT_SOURCES.test(directive))) yield `script-src in ${policy}`;
  if (/unsafe-|\*|data:|https?:|blob:/.test(policy)) yield `the policy is open: ${policy}`;
}

/** The faults in the security headers of a response. */
export function* headerFaults({ headers, header }: HttpResponse, isHttps = false, isEmbeddable = false) {
  const expected = { ...fixed, "cross-origin-resource-policy": isEmbeddable ? "cross-origin" : "same-origin" };
  for (const [name, value] of Object.entries(expected)) {
    const values = headers.get(name) ?? [];
    if (values.length !== 1 || !matches(values[0] ?? "", value)) yield `${name}: ${values.join(" | ") || "absent"}`;
  }
  const policies = headers.get("content-security-policy") ?? [];
  const [policy = ""] = policies;
  const isFile = policy === FILE_POLICY && FILE_TYPE.test(header("content-type") ?? "");
  if (policies.length !== 1) yield `${policies.length} policies`;
  else if (!isFile) yield* policyFaults(policy);
  const hsts = header("strict-transport-security") ?? "absent";
  if (!matches(hsts, isHttps ? "max-age=86400" : "absent")) yield `strict-transport-security: ${hsts}`;
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"])
    if (headers.has(name)) yield `${name} is sent`;
}

/** The faults in the page that explains a rejected request. */
export function* pageFaults({ status, header, text, body }: HttpResponse) {
  if (header("content-type") !== "text/html; charset=utf-8") yield `content-type: ${header("content-type")}`;
  if (header("content-length") !== String(body.length)) yield `content-length: ${header("content-length")}`;
  if (!new RegExp(`<h1.*<p.*>${status} [A-Z].*<p.*</html>$`).test(text)) yield `the page: ${text}`;
}

/** The faults in the response to a request that cannot be parsed. */
export function* malformedFaults(response: HttpResponse) {
  yield* headerFaults(response);
  if (response.header("cache-control") !== "no-store") yield `cache-control: ${response.header("cache-control")}`;
  if (response.header("connection") !== "close") yield `connection: ${response.header("connection")}`;
  yield* pageFaults(response);
}
