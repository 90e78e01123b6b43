import { isPublicName } from "@/lib/launch/indexing";

test.each(["imisozi.rw", "imisozi.rw.", "www.staging-posts.example", "contest.example"])("%s is public", (name) => {
  expect(isPublicName(name)).toBe(true);
});

test.each([
  "site.localhost.",
  "intranet",
  "192.0.2.7",
  "[2001:db8::1]",
  "Staging2.imisozi.rw",
  "preview-42.imisozi.rw",
  "uat.imisozi.rw.",
])("%s is not public", (name) => {
  expect(isPublicName(name)).toBe(false);
});
