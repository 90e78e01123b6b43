import { isPublicName } from "./indexing";

test.each(["www.imisozi.example", "imisozi.rw", "imisozi.rw.", "www.staging-posts.example", "contest.example"])(
  "%s is public",
  (name) => {
    expect(isPublicName(name)).toBe(true);
  },
);

test.each([
  "localhost",
  "site.localhost.",
  "intranet",
  "192.0.2.7",
  "[2001:db8::1]",
  "Staging.imisozi.rw",
  "staging2.imisozi.rw",
  "test-site.imisozi.rw",
  "preview-42.imisozi.rw",
  "uat.imisozi.rw.",
  "www.imisozi.internal",
])("%s is not public", (name) => {
  expect(isPublicName(name)).toBe(false);
});
