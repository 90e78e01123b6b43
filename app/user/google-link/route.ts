import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { withSession } from "@/lib/auth/password";
import { deletePendingGoogle, readPendingGoogle } from "@/lib/auth/pending-google";
import { backend } from "@/lib/backend";
import { handleForm } from "@/lib/http/form-handler";

/** Lets a Google account open the session's account, too. */
export const POST = (request: NextRequest) =>
  handleForm(request, "google-link", async (post) => {
    const token = await readPendingGoogle(request.cookies);
    if (!token) return { status: 400, message: messages.google.linkExpired };
    const body = { token, ...post.input };
    const response = await withSession(request, post, (credentials) =>
      backend("googleLink", { credentials, body }, post.context),
    );
    if (response instanceof Response) deletePendingGoogle(response);
    return response;
  });
