import { tooMany } from "./refusal";

test.each([
  [1, "Too many attempts. Please try again in 1 minute."],
  [60, "Too many attempts. Please try again in 1 minute."],
  [61, "Too many attempts. Please try again in 2 minutes."],
  [900, "Too many attempts. Please try again in 15 minutes."],
])("%d seconds to wait", (retryAfterSeconds, message) => {
  expect(tooMany({ isAllowed: false, retryAfterSeconds })).toEqual({ status: 429, message, retryAfterSeconds });
});
