import { listRenderedPages } from "./rendered-pages";

test("pages that the build did not render are rendered per request", () => {
  const patterns = listRenderedPages(["/", "/about-us", "/services/ui-design"]).map((pattern) => new RegExp(pattern));
  const isRendered = (path: string) => patterns.some((pattern) => pattern.test(path));
  expect(isRendered("/my-profile")).toBe(true);
  expect(isRendered("/about-us")).toBe(false);
  expect(isRendered("/services/web-design")).toBe(false);
});
