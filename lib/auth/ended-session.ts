import "server-only";
import { messages } from "@/content/messages";
import type { ProtectedRequestError } from "@/lib/backend/contract";
import { answerForm } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { closeSession } from "./session";

/** Ends the session in the browser, and says to a script why it may not go on. */
export function endSessionOfScript(error: ProtectedRequestError) {
  const response = answerJson({ success: false, result: error.message }, { status: 401 });
  closeSession(response);
  return response;
}

/** Ends the session in the browser and leads to the login page, which leads back. */
export async function endSessionOfPage() {
  const response = await answerForm("/login", { message: messages.account.signedOut, callbackUrl: "/my-profile" });
  closeSession(response);
  return response;
}
