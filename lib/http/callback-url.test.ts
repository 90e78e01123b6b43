import { pageAfterLogin, toCallbackPath } from "@/lib/http/callback-url";

const ORIGIN = "https://www.example.rw";

test.each([
  ["/about-us", "/about-us"],
  ["/solution/repz?utm_source=ad#search", "/solution/repz?utm_source=ad#search"],
  ["https://www.example.rw/my-profile", "/my-profile"],
  ["about-us", "/about-us"],
  // The parser and browsers take the rest for a path if there are no slashes.
  ["https:evil.example", "/evil.example"],
])("%s is ours", (value, expected) => {
  expect(toCallbackPath(value, ORIGIN)).toBe(expected);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "https://www.example.rw@evil.example/",
  "https://www.example.rw//evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "blob:https://www.example.rw/0b4f",
  "/login",
  "/register?callbackUrl=/login",
  "/api/auth/signout",
  "/about-us?a=100%",
  `/${"x".repeat(3000)}`,
  undefined,
  7,
])("%j is not", (value) => {
  expect(toCallbackPath(value, ORIGIN)).toBeUndefined();
});

test.each([
  [true, undefined, "/home"],
  [true, "/about-us?a=1#team", "/about-us?a=1#team"],
  [false, undefined, "/my-profile"],
  [false, "/home", "/my-profile"],
  [false, "/my-profile?a=1#b", "/my-profile?a=1#b"],
  [false, "/about-us?a=1#team", "/my-profile?callbackUrl=%2Fabout-us%3Fa%3D1%23team"],
])("with a profile: %s, with callbackUrl %s, a login leads to %s", (hasProfile, callbackPath, page) => {
  expect(pageAfterLogin(hasProfile, callbackPath)).toBe(page);
});
