import { requestPasswordReset } from "@/lib/auth/password";
import { setResetCallback } from "@/lib/auth/reset-callback";
import { acceptForm, handleForm } from "@/lib/http/form-handler";

export const POST = (request: Request) =>
  handleForm(request, "forgot-password", async (post) => {
    const refusal = await requestPasswordReset(post.input, post.context);
    if (refusal) return refusal;
    const { callbackUrl } = post;
    const response = await acceptForm(post, { callbackUrl });
    if (callbackUrl) setResetCallback(response, callbackUrl);
    return response;
  });
