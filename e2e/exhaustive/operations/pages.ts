import { expect } from "@playwright/test";
import { send } from "../../support/http";

const PAGES = ["/", "/contact-us", "/login"];
const REQUESTS = 30;
/** Far more than a page takes, and less than a wait for the database. */
export const MAX_PAGE_MS = 2500;

/** Static pages are served, whatever else happens. How fast they are is measured by `npm run bench`. */
export async function expectPagesServed(url: string, maxMs = Number.POSITIVE_INFINITY) {
  for (let i = 0; i < REQUESTS; i++) {
    const started = performance.now();
    expect((await send(url, PAGES[i % PAGES.length] ?? "/")).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(maxMs);
  }
}
