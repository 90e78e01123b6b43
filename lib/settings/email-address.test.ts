import { isEmailAddress, normalizeAddress, toAsciiAddress } from "./email-address";

const isValid = (address: string) => isEmailAddress(toAsciiAddress(address));

test.each([
  "uwase@example.rw",
  "a&b@x.example",
  "o'brien+site@mail.example.co.rw",
  "{a}|b~c=d/e?f^g`h!#$%*@x.example",
  // A zero-width non-joiner tells this domain from another one.
  "info@نامه\u200cای.example",
  `${"u".repeat(64)}@${"w".repeat(63)}.${"m".repeat(63)}.${"n".repeat(49)}.example`,
])("%s is an address", (address) => {
  expect(isValid(address)).toBe(true);
});

test.each([
  "uwase",
  "uwase@example",
  "a,b@x.example",
  "<a@x.example>",
  "a..b@x.example",
  '"a b"@x.example',
  "uwasé@x.example",
  "a@exam\u200bple.example",
  "a@[127.0.0.1]",
  "a@münchen.example/path",
  "a@münchen%2eexample",
  `a@${"w".repeat(64)}.example`,
  `${"u".repeat(250)}@x.example`,
])("%j is not an address", (address) => {
  expect(isValid(address)).toBe(false);
});

test.each([
  [" Uwase@Example.RW ", "uwase@example.rw"],
  ["info@mu\u0308nchen.example", "info@xn--mnchen-3ya.example"],
  ["Jose\u0301@x.example", "josé@x.example"],
  // The normalization of a long address takes long.
  [`Jose\u0301@${"w".repeat(254)}`, `Jose\u0301@${"w".repeat(254)}`],
])("%j is compared as %s", (address, expected) => {
  expect(normalizeAddress(address)).toBe(expected);
});
