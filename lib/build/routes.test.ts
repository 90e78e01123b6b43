import { listRenderedPages, listRoutes } from "./routes";

test("the methods of route handlers are those that their files export, and HEAD with GET", async () => {
  const routes = await listRoutes();
  const methodsOf = (path: string) => routes.find(({ pattern }) => new RegExp(pattern).test(path))?.methods;
  expect(methodsOf("/enquiries")).toEqual(["POST"]);
  expect(methodsOf("/user/profile")).toEqual(["GET", "HEAD", "POST"]);
  expect(methodsOf("/api/auth/callback/google")).toEqual(["GET", "HEAD", "POST"]);
  expect(methodsOf("/.well-known/security.txt")).toEqual(["GET", "HEAD"]);
  expect(methodsOf("/unsubscribe/a.b")).toEqual(["GET", "HEAD", "POST"]);
  expect(methodsOf("/unsubscribe/a.b/ask")).toBeUndefined();
  expect(methodsOf("/about-us")).toBeUndefined();
});

test("pages that the build did not render are rendered per request", () => {
  const patterns = listRenderedPages(["/", "/about-us", "/services/ui-design"]).map((pattern) => new RegExp(pattern));
  const isRendered = (path: string) => patterns.some((pattern) => pattern.test(path));
  expect(isRendered("/my-profile")).toBe(true);
  expect(isRendered("/about-us")).toBe(false);
  expect(isRendered("/services/web-design")).toBe(false);
});
