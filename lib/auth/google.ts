import "server-only";
import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { backend } from "@/lib/backend";
import type { Outcome, User } from "@/lib/backend/contract";
import { isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import { referenceOf } from "@/lib/http/internal-headers";
import { contextOf, type RequestContext } from "@/lib/http/request";
import { deleteCookie, jsonResponse, redirectTo, setCookie } from "@/lib/http/response";
import { log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";
import { setLinkToken } from "./google-link";
import {
  type AuthRouteContext,
  callbackUrlOf,
  googleCookies,
  hasStateCookie,
  runGoogle,
  toNextAuthPost,
} from "./next-auth";
import { findNextPage } from "./profile";
import { opensSession, type Session, setUserCookie, toSession } from "./session";

type Intent = "login" | "register" | "link";

/** Which button was pressed. All three share one redirect URI, and next-auth's state does not carry it. */
const INTENT_COOKIE = "google-intent";
const INTENT_TTL_SECONDS = 15 * 60;
const intentCookie = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/api/auth" } as const;

const toIntent = (value: unknown): Intent => (value === "register" || value === "link" ? value : "login");
/** The page with the button. */
const pageOf = { login: "/login", register: "/register", link: "/my-profile" } as const;

const texts = messages.google;

/** For a failure at Google, or on the way there and back. */
const googleFailed: Record<Intent, Refusal> = {
  login: { status: 503, message: texts.failed.login, isOurs: true },
  register: { status: 503, message: texts.failed.register, isOurs: true },
  link: { status: 503, message: texts.failed.link, isOurs: true },
};

/** Handles a press of one of the buttons: check the origin, rate-limit, let next-auth prepare. Responds with Google's URL. */
export function startGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  return handleForm(request, {
    page: ({ intent }) => pageOf[toIntent(intent)],
    submit: async (values, call) => {
      const attempt = await countAttempt("google", call.address);
      if (!attempt.isAllowed) return tooMany(attempt);
      const intent = toIntent(values.intent);
      const authResponse = await runGoogle(toNextAuthPost(request, values), context);
      const { url }: { url?: string } = await authResponse.json();
      if (!url || isOwn(url)) {
        // Its error page stands for Google that cannot be reached; anything else is wrong with the request.
        const refusal = url?.includes("/error") ? googleFailed[intent] : { status: 400, message: texts.failed[intent] };
        log.warn({ event: `google-${intent}`, outcome: outcomeOf(refusal), requestId: call.requestId });
        return refusal;
      }
      const response = jsonResponse({ success: true, result: url });
      for (const cookie of authResponse.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
      setCookie(response, INTENT_COOKIE, intent, { ...intentCookie, maxAge: INTENT_TTL_SECONDS });
      return response;
    },
  });
}

/** next-auth responds with a URL of ours instead of Google's when something is wrong. */
const isOwn = (url: string) => new URL(url, siteUrl).origin === new URL(siteUrl).origin;

/**
 * The callback from Google. next-auth checks code, state, nonce and ID token; the backend decides on the account. A failure
 * ends on the form that the person came from, with a flash message.
 */
export async function finishGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const intent = toIntent(request.cookies.get(INTENT_COOKIE)?.value);
  const response = await finish(intent, request, context);
  deleteCookie(response, INTENT_COOKIE, intentCookie);
  return response;
}

async function finish(intent: Intent, request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const call = contextOf(request);
  const fail = (outcome: string, refusal: Refusal) => {
    log.warn({ event: `google-${intent}`, outcome, requestId: call.requestId });
    return refuse(intent, refusal, callbackUrlOf(request), call);
  };
  const attempt = await countAttempt("google", call.address);
  if (!attempt.isAllowed) return fail("limited", tooMany(attempt));
  // Before next-auth, which asks Google for tokens.
  if (!hasStateCookie(request)) return fail("no state", googleFailed[intent]);

  const account: { session?: Session; refusal: Refusal; linkToken?: string } = { refusal: googleFailed[intent] };
  const authResponse = await runGoogle(request, context, {
    async signIn({ account: tokens }) {
      if (!tokens?.id_token) return false;
      if (intent === "link") {
        account.linkToken = tokens.id_token;
        // Opens no session: there is one.
        return false;
      }
      Object.assign(account, await openAccount(intent, tokens.id_token, call));
      return account.session !== undefined;
    },
    jwt: ({ token }) => ({ ...token, ...account.session }),
  });
  if (account.linkToken) return askForPassword(account.linkToken);
  if (!account.session) return fail(outcomeOf(account.refusal), account.refusal);
  return opensSession(authResponse)
    ? redirectLoggedIn(authResponse, intent, account.session, call)
    : fail("no session", account.refusal);
}

/** Linking needs the account's password: the next page asks for it. */
async function askForPassword(linkToken: string): Promise<Response> {
  const response = redirectTo("/my-profile/link-google");
  await setLinkToken(response, linkToken);
  for (const { name, options } of googleCookies) deleteCookie(response, name, options);
  return response;
}

/** Logs in or registers with Google's ID token. */
async function openAccount(
  intent: Exclude<Intent, "link">,
  token: string,
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal }> {
  const attempt = await countAttempt(intent === "login" ? "googleLogin" : "googleRegistration", context.address);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  const outcome = await (intent === "login" ? logIn(token, context) : register(token, context));
  if (outcome.kind === "done") {
    log.info({ event: `google-${intent}`, outcome: "done", requestId: context.requestId });
    return { session: toSession(outcome.result) };
  }
  if (!("status" in outcome)) return { refusal: googleFailed[intent] };
  // For a refused registration the client has one text (spec, section 8).
  const message = intent === "login" ? (outcome.reason ?? texts.failed.login) : texts.registerRefused;
  return { refusal: { status: 400, message } };
}

const logIn = (token: string, context: RequestContext) => backend("googleLogin", { body: { token } }, context);

async function register(token: string, context: RequestContext): Promise<Outcome<User>> {
  const outcome = await backend("googleRegister", { body: { token } }, context);
  // It succeeded without a login token: the account exists and can be logged in to.
  return outcome.kind === "unusable" ? logIn(token, context) : outcome;
}

/** next-auth has opened the session: continue as after any other log-in. */
async function redirectLoggedIn(response: Response, intent: Intent, session: Session, call: RequestContext) {
  const callback = toCallbackPath(response.headers.get("location") ?? undefined, siteUrl);
  const page = intent === "login" ? await findNextPage(session, callback, call) : "/my-profile";
  response.headers.set("location", page);
  setUserCookie(response, session);
  return response;
}

async function refuse(intent: Intent, { message, isOurs }: Refusal, callbackUrl: unknown, call: RequestContext) {
  const path = toCallbackPath(callbackUrl, siteUrl);
  const response = await redirectWithFlash(pageOf[intent], {
    message,
    form: intent === "link" ? "security" : undefined,
    reference: isOurs ? referenceOf(call.requestId) : undefined,
    // "/home" is the default.
    callbackUrl: intent === "login" && path !== "/home" ? path : undefined,
  });
  for (const { name, options } of googleCookies) deleteCookie(response, name, options);
  return response;
}
