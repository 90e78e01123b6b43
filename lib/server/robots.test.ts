/** Writes the robots.txt of a site at this URL. */
async function robotsOf(siteUrl: string) {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { writeRobots } = await import("./robots");
  delete process.env.SITE_URL;
  return writeRobots();
}

test("a public site opens its pages, and names its sitemap", async () => {
  const text = await robotsOf("https://www.imisozi.example");
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/api\nDisallow: \/user\n/);
  expect(text).toMatch(/\n\nSitemap: https:\/\/www\.imisozi\.example\/sitemap\.xml\n$/);
});

test("a staging copy is closed", async () => {
  expect(await robotsOf("https://staging.imisozi.example")).toBe("User-agent: *\nDisallow: /\n");
});
