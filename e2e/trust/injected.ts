import { test as base, open, type Page } from "../fixtures";
import { makeCertificate } from "../peers/certificate";
import { openListener } from "../peers/listener";
import { startSecureSite } from "../peers/secure-site";
import { type Violation, watchViolations } from "./violations";

type SecureSite = Awaited<ReturnType<typeof startSecureSite>>;

interface Workers {
  certificate: ReturnType<typeof makeCertificate>;
  /** Browsers send reports from https only. */
  site: SecureSite;
}

interface Tests {
  violations: Violation[];
  /** Another origin, and what was asked of it. */
  elsewhere: { url: string; asked: string[] };
}

export const test = base.extend<Tests, Workers>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  certificate: [async ({}, use) => use(makeCertificate()), { scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, certificate: { keyHash } }, use) => {
      // Reports wait for others otherwise, up to a minute.
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
  violations: [async ({ context }, use) => use(await watchViolations(context)), { auto: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  elsewhere: async ({}, use) => {
    const { server, url, stop } = await openListener();
    const asked: string[] = [];
    server.on("request", ({ url: path = "" }, response) => {
      asked.push(path);
      response.writeHead(200, { "content-type": "text/javascript" }).end("window.hits.push('elsewhere')");
    });
    await use({ url, asked });
    await stop();
  },
});
/** Opens a page into which something was written, as a hole in the site would do it. */
export async function openInjected(page: Page, site: SecureSite, path: string, markup: string) {
  await page.addInitScript(() => Object.assign(window, { hits: [] }));
  site.change = (html) => html.replace("</body>", () => `${markup}</body>`);
  await open(page, path);
}

export const hitsOf = (page: Page) => page.evaluate(() => (window as unknown as { hits: string[] }).hits);

export { expect, open, type Page } from "../fixtures";
