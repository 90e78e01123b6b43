import { test as base, open, type Page } from "../fixtures";
import { type Certificate, makeCertificate } from "../support/certificate";
import { openListener } from "../support/listener";
import { type SecureSite, startSecureSite } from "../support/secure-site";

interface Violation {
  directive: string;
  blocked: string;
}

interface Workers {
  certificate: Certificate;
  /** Browsers send reports from https only. */
  site: SecureSite;
}

interface Tests {
  /** What the policy blocked in the test's pages. */
  violations: Violation[];
  /** Another origin, and the paths that were requested from it. */
  otherOrigin: { url: string; requests: string[] };
}

export const test = base.extend<Tests, Workers>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  certificate: [async ({}, use) => use(makeCertificate()), { scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, certificate: { keyHash } }, use) => {
      // Without the first, Chromium batches reports for up to a minute.
      const more = ["--short-reporting-delay", `--ignore-certificate-errors-spki-list=${keyHash}`];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] });
    },
    { scope: "worker" },
  ],
  site: [
    async ({ certificate }, use) => {
      const site = await startSecureSite(certificate);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  violations: async ({ context }, use) => {
    const violations: Violation[] = [];
    await context.exposeBinding("reportViolation", (_, violation: Violation) => void violations.push(violation));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        const { reportViolation } = window as typeof window & { reportViolation: (violation: object) => void };
        reportViolation({ directive: effectiveDirective, blocked: blockedURI });
      });
    });
    await use(violations);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  otherOrigin: async ({}, use) => {
    const { server, url, stop } = await openListener();
    const requests: string[] = [];
    server.on("request", ({ url: path = "" }, response) => {
      requests.push(path);
      response.writeHead(200, { "content-type": "text/javascript" }).end("window.executed.push('other origin')");
    });
    await use({ url, requests });
    await stop();
  },
});

/** Opens a page with markup injected into it, as a vulnerability of the site would. */
export async function openInjected(page: Page, site: SecureSite, path: string, markup: string) {
  await page.addInitScript(() => Object.assign(window, { executed: [] }));
  site.transform = (html) => html.replace("</body>", () => `${markup}</body>`);
  await open(page, path);
  site.transform = undefined;
}

/** What injected scripts have recorded. */
export const executedIn = (page: Page) => page.evaluate(() => (window as unknown as { executed: string[] }).executed);

/** The CSP reports in the site's log. */
export const reportsIn = (logs: string): { directive: string; blocked: string; page: string }[] =>
  logs
    .split("\n")
    .filter((line) => line.includes('"csp-violation"'))
    .map((line) => JSON.parse(line));

export { expect, open, type Page } from "../fixtures";
