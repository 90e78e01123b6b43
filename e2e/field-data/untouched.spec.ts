import { expect, findMeasuringScript, listVitals, passForVisitor, test } from "./fixtures";

// Whoever leaves at once has not turned to the page, and may have left because it was slow.
test.use({ touchesPages: false });

test("a visit that touches nothing is counted, and loads nothing but what measures it", async ({
  page,
  site,
  asked,
}) => {
  await passForVisitor(page, 0.099);
  await page.goto("/privacy", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([findMeasuringScript()]);
  await page.goto("about:blank");

  await expect.poll(async () => (await listVitals(site)).at(-1)?.visits).toBe(1);
  const { LCP, INP, CLS, FCP, TTFB } = (await listVitals(site))[0]?.metrics ?? {};
  expect([LCP, CLS, FCP, TTFB].map((measured) => measured?.count)).toEqual([1, 1, 1, 1]);
  expect(INP?.count ?? 0).toBe(0);
});
