import { isPublicName } from "./indexing";

test.each([
  "www.imisozi.example",
  "imisozi.rw",
  "imisozi.rw.",
  "www.staging-posts.example",
  "contest.example",
  "development-bank.example",
  "xn--caf-dma.example",
])("%s is public", (name) => {
  expect(isPublicName(name)).toBe(true);
});

test.each([
  "localhost",
  "localhost.",
  "site.localhost",
  "site.localhost.",
  "intranet",
  "192.0.2.7",
  "[2001:db8::1]",
  "staging.imisozi.rw",
  "Staging.imisozi.rw",
  "staging2.imisozi.rw",
  "stage.imisozi.rw",
  "dev.imisozi.rw",
  "test-site.imisozi.rw",
  "preview-42.imisozi.rw",
  "uat.imisozi.rw.",
  "www.imisozi.internal",
  "imisozi.local",
  "www.imisozi.test",
  "imisozi.invalid.",
])("%s is not", (name) => {
  expect(isPublicName(name)).toBe(false);
});
