import { test as isCommon } from "fxa-common-password-list";
import * as messages from "@/content/messages";
import { isTooShort } from "@/lib/password";

/**
 * The reason why a password is not accepted, or undefined. NIST SP 800-63B, 5.1.1.2, also bans the passwords that are
 * guessed first. The list is Mozilla's, with 50,000 passwords.
 */
export function passwordProblem(password: string): string | undefined {
  const { passwordTooShort, passwordTooCommon } = messages.backend;
  if (isTooShort(password)) return passwordTooShort;
  return isCommon(password.toLowerCase()) ? passwordTooCommon : undefined;
}
