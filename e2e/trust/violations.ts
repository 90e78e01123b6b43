import type { BrowserContext } from "@playwright/test";

export interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Whatever a page's policy keeps out of it, from the first byte of its HTML on. */
export async function watchViolations(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = [];
  await context.exposeBinding("tellViolation", (_, violation: Violation) => void violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
      const { tellViolation } = window as typeof window & { tellViolation: (violation: object) => void };
      tellViolation({ directive: effectiveDirective, blocked: blockedURI, page: documentURI });
    });
  });
  return violations;
}

/** What the site's log says of reports that browsers sent. */
export const reportsIn = (logs: string): { directive: string; blocked: string; page: string }[] =>
  logs
    .split("\n")
    .filter((line) => line.includes('"csp-violation"'))
    .map((line) => JSON.parse(line));
