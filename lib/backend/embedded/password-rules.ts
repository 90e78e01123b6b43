import { test as isCommon } from "fxa-common-password-list";
import * as messages from "@/content/messages";

/** NIST SP 800-63B, 5.1.1.2: at least 8 characters, and none of those that are guessed first. */
const MIN_CHARACTERS = 8;

/** Why a password is not accepted, or undefined. The list is that of Mozilla's accounts, 50,000 passwords. */
export function passwordProblem(password: string): string | undefined {
  const { passwordTooShort, passwordTooCommon } = messages.backend;
  if ([...password].length < MIN_CHARACTERS) return passwordTooShort;
  return isCommon(password.toLowerCase()) ? passwordTooCommon : undefined;
}
