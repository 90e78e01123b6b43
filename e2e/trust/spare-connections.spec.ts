import { expect, test } from "@playwright/test";
import { startSite } from "../peers/site";
import { openLine } from "./slow-client";

test("a connection that a browser opened to spare does not hold up the site's end", async () => {
  const site = await startSite();
  const lines = await Promise.all(Array.from({ length: 3 }, () => openLine(site.url)));
  const asked = Date.now();
  await site.stop();
  // Were they waited for, it would be six seconds, and the test's patience ends with five.
  expect(Date.now() - asked).toBeLessThan(4500);
  expect(site.logs()).toContain('"event":"stopped"');
  await Promise.all(lines.map(({ closed }) => closed));
});
