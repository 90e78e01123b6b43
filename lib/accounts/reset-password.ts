import * as messages from "@/content/messages";
import { accounts, normalizeUsername } from "@/lib/backend";
import { handleForm, respondDone } from "@/lib/forms/handle";
import { deleteCookie, type RequestContext, setCookie } from "@/lib/http";
import { toCallbackPath } from "@/lib/http/callback-url";
import { cookieLifetimes } from "@/lib/http/cookies";
import { countAttempt, forgetAttempts } from "@/lib/rate-limit";
import { isHttps, siteUrl } from "@/lib/settings/env";
import { accountFeatures } from "./features";
import { logInForm, resetPasswordForm, withPasswordRule } from "./forms";
import { TOO_MANY_REQUESTS, toRefusal } from "./refusal";
import { closeSession } from "./session";

/** Sets the password of a link's account, and logs it out everywhere. */
export const POST = handleForm(withPasswordRule(resetPasswordForm, accountFeatures.passwordHint), {
  limit: "login",
  async submit(post) {
    const { form, request, input, context, attempt } = post;
    const result = await accounts.resetPassword(input, context);
    if (!result.ok) return toRefusal(result, form.texts);
    await attempt.refund();
    // Only the backend's response names the account: the visitor could name any.
    if (result.value) await forgetAttempts(normalizeUsername(result.value.username));
    const callbackUrl = toCallbackPath(request.cookies.get(CALLBACK)?.value, siteUrl);
    const response = await respondDone(post, { message: messages.password.changed, callbackUrl }, { on: logInForm });
    closeSession(response);
    deleteCookie(response, CALLBACK, callbackOptions);
    return response;
  },
});

/**
 * A link to choose a new password with its token and the account's address, if the backend says it; or the reason why
 * it does not work.
 */
type ResetLink = { token: string; username?: string } | { problem: string };

/**
 * Matches a token without what a mail program adds to the end of a link: a full stop, a bracket, a blank (contract.ts).
 */
const TOKEN = /^[^\s%]*[\w=-]/;

/** Looks up a link to choose a new password when it is opened, which does not use it up. */
export async function openResetLink(sent: string | undefined, context: RequestContext): Promise<ResetLink> {
  const token = TOKEN.exec(sent ?? "")?.[0];
  if (!token) return { problem: messages.account.resetIncomplete };
  const attempt = await countAttempt("resetLink", context.address);
  if (!attempt.isAllowed) return { token };
  const link = await accounts.checkReset(token, context);
  if (link.ok) return { token, username: link.value.username };
  // The link is unknown otherwise, until the new password is posted.
  const isSpent = link.reason === "refused" && link.status !== TOO_MANY_REQUESTS;
  return isSpent ? { problem: link.message ?? messages.backend.resetExpired } : { token };
}

/**
 * The cookie of the page to open after a reset and a log-in. The mail's link has no such page, as the backend makes it.
 * The cookie belongs to the browser that asked for the link, and lasts as long as the link works.
 */
const CALLBACK = "reset-callback";
const callbackOptions = { httpOnly: true, sameSite: "lax", secure: isHttps, path: resetPasswordForm.action } as const;

/** Sets the page to open after a reset and a log-in. */
export const setResetCallback = (response: Response, callbackPath: string) =>
  setCookie(response, CALLBACK, callbackPath, { ...callbackOptions, maxAge: cookieLifetimes[CALLBACK] });
