import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { redirectToProfile } from "@/lib/auth/google";
import { settleGoogleConflict } from "@/lib/auth/password";
import { deletePendingGoogle, readPendingGoogle } from "@/lib/auth/pending-google";
import { findNextPage } from "@/lib/auth/profile";
import { openSession } from "@/lib/auth/session";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { redirectTo } from "@/lib/http/response";

/** The answer to /login/google. */
export const POST = (request: NextRequest) =>
  handleForm(request, "google-conflict", async ({ input, callbackUrl, context }) => {
    const pending = await readPendingGoogle(request.cookies, "google-conflict");
    if (!pending) return redirectWithFlash("/login", { message: messages.google.loginExpired, callbackUrl });
    const settled = await settleGoogleConflict(input, pending, context);
    if ("refusal" in settled) return settled.refusal;
    const { session } = settled;
    const response =
      input.choice === "delete"
        ? await redirectToProfile(messages.google.accountReplaced, callbackUrl)
        : redirectTo(await findNextPage(session, callbackUrl, context));
    await openSession(response, session);
    deletePendingGoogle(response, "google-conflict");
    return response;
  });
