import type { NextRequest } from "next/server";
import { resetPassword } from "@/lib/auth/password";
import { deleteResetCallback, readResetCallback } from "@/lib/auth/reset-callback";
import { closeSession } from "@/lib/auth/session";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: NextRequest) =>
  handleForm(request, "reset-password", async (post) => {
    const refusal = await resetPassword(post.input, post.context);
    if (refusal) return refusal;
    const response = await acceptForm(post, { callbackUrl: readResetCallback(request.cookies) });
    closeSession(response);
    deleteResetCallback(response);
    return response;
  });
