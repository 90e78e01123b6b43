import { respond } from "@/lib/testing/http";
import { createMethodGuard } from "./method-guard";

const guard = createMethodGuard([
  { pattern: "^/user/profile$", methods: ["GET", "HEAD", "POST"] },
  { pattern: "^/unsubscribe/[^/]+$", methods: ["GET", "HEAD", "POST"] },
  { pattern: "^/enquiries$", methods: ["POST"] },
]);

test.each([
  ["POST", "/enquiries"],
  ["POST", "/unsubscribe/a.b?x=1"],
  ["HEAD", "/user/profile"],
  ["GET", "/contact-us?a=/b"],
  ["HEAD", "/caf%C3%A9"],
])("%s %s is passed on", (method, url) => {
  expect(respond(guard, { method, url })).toBeUndefined();
});

test.each([
  ["GET", "/enquiries", "POST"],
  ["DELETE", "/user/profile", "GET, HEAD, POST"],
  ["POST", "/contact-us?a=1", "GET, HEAD"],
  ["OPTIONS", "/", "GET, HEAD"],
  ["POST", "/unsubscribe/a.b/ask", "GET, HEAD"],
])("%s %s is not allowed; Allow: %s", (method, url, allow) => {
  expect(respond(guard, { method, url })).toMatchObject({ status: 405, headers: { allow } });
});

test.each(["http://evil.example/", "*", "/a#b", "/%", "/%c3%28"])("%s is a bad request", (url) => {
  expect(respond(guard, { url })).toMatchObject({ status: 400 });
});
