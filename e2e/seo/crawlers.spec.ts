import { listedPages } from "@/content/pages";
import { expect, test } from "../fixtures";
import { all } from "../support/html";
import { send } from "../support/http";
import { urlOf } from "./fixtures";

const urls = listedPages.map(({ path }) => urlOf(path));

test("the sitemap lists the pages to index, with their dates", async ({ origin }) => {
  const { text } = await send(origin, "/sitemap.xml");
  expect(all(text, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(urls.toSorted());
  const dates = all(text, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(dates).toHaveLength(urls.length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test("llms.txt lists the pages as text", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  for (const url of urls) expect(text).toContain(`](${url})`);
});
