import { publicPaths } from "@/content/routes";
import { expect, test } from "./fixtures";
import { all, serve } from "./served";

/** Bytes as sent with gzip. Pictures are weighed where they load, in quiet-load.spec.ts. */
const MOST = { html: 14_000, css: 9_000, font: 50_000 };

for (const path of publicPaths()) {
  test(`${path} is light`, async ({ origin }) => {
    const page = await serve(origin + path);
    const weigh = async (pattern: RegExp) => {
      const files = all(page.text, pattern);
      expect(files, `files that match ${pattern}`).not.toEqual([]);
      const served = await Promise.all(files.map((file) => serve(new URL(file, origin).href)));
      expect(served.map(({ status }) => status)).toEqual(files.map(() => 200));
      return served.reduce((sum, { bytes }) => sum + bytes, 0);
    };
    expect.soft(page.bytes).toBeLessThanOrEqual(MOST.html);
    expect.soft(await weigh(/<link rel="stylesheet" href="([^"]+)"/g)).toBeLessThanOrEqual(MOST.css);
    expect.soft(await weigh(/<link rel="preload" href="([^"]+)" as="font"/g)).toBeLessThanOrEqual(MOST.font);
  });
}
