import { hashesAtOnce } from "./passwords";

test.each([
  [1, 4, 1],
  [2, 4, 2],
  [8, 4, 2],
  [8, 16, 8],
  [2, 1, 1],
])("on %i cores with %i threads %i passwords are hashed at once", (cores, threads, expected) => {
  expect(hashesAtOnce(cores, threads)).toBe(expected);
});
