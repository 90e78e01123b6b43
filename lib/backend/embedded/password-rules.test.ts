import * as messages from "@/content/messages";
import { passwordProblem } from "./password-rules";

const { passwordTooShort, passwordTooCommon } = messages.backend;

test.each([
  ["1234567", passwordTooShort],
  ["🦁🦁🦁🦁🦁🦁🦁", passwordTooShort],
  ["Password1", passwordTooCommon],
  ["ridge and hill", undefined],
])("%s as a password: %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
