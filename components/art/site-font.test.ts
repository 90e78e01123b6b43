import { pairsIn } from "./site-font";

test("pairs are letters beside each other in a line, each pair once", () => {
  expect(pairsIn("noon\nTo")).toEqual(["no", "oo", "on", "To"]);
});

test("letters that the font has not got are in no pair", () => {
  expect(pairsIn("a−b 😀!")).toEqual(["b "]);
});
