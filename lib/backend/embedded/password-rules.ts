import { test as isCommon } from "fxa-common-password-list";
import * as messages from "@/content/messages";

/**
 * The least length of a password, after NIST SP 800-63B, 5.1.1.2, which also bans the passwords that are guessed first.
 */
const MIN_CHARACTERS = 8;

/** The reason why a password is not accepted, or undefined. The list is Mozilla's, with 50,000 passwords. */
export function passwordProblem(password: string): string | undefined {
  const { passwordTooShort, passwordTooCommon } = messages.backend;
  if ([...password].length < MIN_CHARACTERS) return passwordTooShort;
  return isCommon(password.toLowerCase()) ? passwordTooCommon : undefined;
}
