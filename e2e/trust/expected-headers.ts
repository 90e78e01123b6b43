import type { Answer } from "./ask";

/** What every answer carries, once and in these words. */
const fixed: Record<string, string | RegExp> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
  "reporting-endpoints": 'csp="/api/csp-report"',
  // Every feature that is named is closed to everybody.
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
  "report-uri /api/csp-report",
  "report-to csp",
];
const SCRIPTS = /^script-src 'self'( '(sha256-[\w+/]{43}=|nonce-[\w+/]{22}==)')*$/;

/** What a file may have instead: it has no parts of its own. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const FILE_TYPE = /^(image|font)\/|^text\/(javascript|css)\b|^application\/manifest\+json$/;

const matches = (value: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? value === wanted : wanted.test(value);

function* policyFaults(policy: string) {
  const given = policy.split("; ");
  for (const directive of directives) if (!given.includes(directive)) yield `the policy lacks ${directive}`;
  if (!given.some((directive) => SCRIPTS.test(directive))) yield `script-src in ${policy}`;
  if (/unsafe-|\*|data:|https?:|blob:/.test(policy)) yield `the policy is open: ${policy}`;
}

/** What is wrong with an answer's security headers. */
export function* headerFaults({ all, header }: Answer, isHttps: boolean, isForAll = false) {
  const expected = { ...fixed, "cross-origin-resource-policy": isForAll ? "cross-origin" : "same-origin" };
  for (const [name, wanted] of Object.entries(expected)) {
    const values = all.get(name) ?? [];
    if (values.length !== 1 || !matches(values[0] ?? "", wanted)) yield `${name}: ${values.join(" | ") || "absent"}`;
  }
  const policies = all.get("content-security-policy") ?? [];
  const [policy = ""] = policies;
  const isFile = policy === FILE_POLICY && FILE_TYPE.test(header("content-type") ?? "");
  if (policies.length === 1) yield* isFile ? [] : policyFaults(policy);
  else yield `${policies.length} policies`;
  const hsts = all.get("strict-transport-security") ?? [];
  const isRight = isHttps
    ? hsts.length === 1 && /^max-age=\d{8,}; includeSubDomains$/.test(hsts[0] ?? "")
    : !hsts.length;
  if (!isRight) yield `strict-transport-security: ${hsts.join(" | ") || "absent"}`;
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"])
    if (all.has(name)) yield `${name} is told`;
}

/** The same for an answer to what could not be read as a request. */
export function* unreadFaults(answer: Answer) {
  yield* headerFaults(answer, false);
  if (answer.header("cache-control") !== "no-store") yield `cache-control: ${answer.header("cache-control")}`;
  if (answer.header("connection") !== "close") yield `connection: ${answer.header("connection")}`;
}
