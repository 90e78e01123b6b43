import { writeRobots } from "./robots";

test("an open site opens its pages, and names its sitemap", () => {
  const text = writeRobots(true);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/api\nDisallow: \/user\n/);
  expect(text).toMatch(/\n\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/);
});

test("a closed site is closed", () => {
  expect(writeRobots(false)).toBe("User-agent: *\nDisallow: /\n");
});
