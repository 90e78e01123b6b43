import { readUnsubscribeToken, unsubscribeUrl } from "./unsubscribe";

const ID = "23456789bc";
const tokenOf = (id: string) => new URL(unsubscribeUrl(id)).pathname.replace("/unsubscribe/", "");

test("the link's token names the sign-up", () => {
  expect(readUnsubscribeToken(tokenOf(ID))).toBe(ID);
});

test.each([
  ["not signed", ID],
  ["signed for another sign-up", tokenOf("xxxxxxxxxx").replace("xxxxxxxxxx", ID)],
  ["cut", tokenOf(ID).slice(0, -1)],
  ["longer", `${tokenOf(ID)}.a`],
  ["as long in bytes, but not in characters", `${ID}.${"é".repeat(11)}`],
])("a token that is %s is rejected", (_, token) => {
  expect(readUnsubscribeToken(token)).toBeUndefined();
});
