import type { NextRequest } from "next/server";
import { withSession } from "@/lib/auth/password";
import { backend } from "@/lib/backend";
import { handleForm } from "@/lib/http/form-handler";

/** Changes the password, and logs the account out everywhere else. */
export const POST = (request: NextRequest) =>
  handleForm(request, "change-password", (post) =>
    withSession(request, post, (credentials) =>
      backend("changePassword", { credentials, body: post.input }, post.context),
    ),
  );
