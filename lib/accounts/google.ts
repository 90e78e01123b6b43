import { NextRequest } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import * as messages from "@/content/messages";
import { accounts, type Result, type User } from "@/lib/backend";
import { redirectWithFlash } from "@/lib/forms/flash";
import { handleForm, outcomeOf, type Refusal, tooMany } from "@/lib/forms/handle";
import { contextOf, deleteCookie, jsonResponse, type RequestContext, redirectTo, setCookie } from "@/lib/http";
import { pageAfterLogin, toCallbackPath, withCallback } from "@/lib/http/callback-url";
import { cookieLifetimes } from "@/lib/http/cookies";
import { log } from "@/lib/log";
import { referenceOf } from "@/lib/log/reference";
import { type AllowedAttempt, countAttempt } from "@/lib/rate-limit";
import { discoveryUrl, env, isHttps, siteUrl } from "@/lib/settings/env";
import { getSecret, isSameText, sign } from "@/lib/settings/secret";
import { changePasswordForm, googleForm, linkGoogleForm, logInForm, registerForm } from "./forms";
import { setPendingLink } from "./link-google";
import { findNextPage } from "./profile";
import {
  cookieOptions,
  hostCookie,
  isSameUsername,
  openSession,
  readSession,
  redirectExpired,
  redirectTokenRejected,
  toSession,
} from "./session";

// Log-in, registration and link with Google, in the order in which they happen: start, callback, decision, cookies.
// next-auth makes and checks the requests to Google; its settings are at the end.

/** The form with the button of each intent. */
const placeOf = { login: logInForm, register: registerForm, link: changePasswordForm } as const;
type Intent = keyof typeof placeOf;
const toIntent = (value: unknown): Intent => (value === "register" || value === "link" ? value : "login");

const texts = messages.google;
const cancelled: Refusal = { status: 400, message: texts.cancelled };
/** The refusal for a failure at Google, or of a redirect there or back. */
const failed = (intent: Intent): Refusal => ({ status: 503, message: texts.failed[intent], isServerFault: true });

/** Handles a press of a button: check the origin, rate-limit, let next-auth prepare. Responds with Google's URL. */
export function startGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const handle = handleForm(googleForm, {
    limit: "google",
    async submit({ input: { intent }, values }) {
      // The button fetches next-auth's CSRF cookie first.
      if (!request.cookies.size) return { status: 400, message: messages.account.cookiesNeeded };
      const session = intent === "link" ? await readSession(request.cookies) : undefined;
      if (intent === "link" && !session) return { status: 401, message: messages.account.signedOut };
      const authResponse = await runNextAuth(toUnread(request, values), context);
      const { href, searchParams } = new URL(authResponse.headers.get("location") ?? "", siteUrl);
      const state = searchParams.get("state");
      if (!state) {
        // OAuthSignin means that Google cannot be reached; any other code is the request's fault.
        const isGoogleAway = searchParams.get("error") === "OAuthSignin";
        return isGoogleAway ? failed(intent) : { status: 400, message: texts.failed[intent] };
      }
      const response = jsonResponse({ success: true, result: href });
      addCookies(response, authResponse);
      setStarted(response, { intent, state, account: session?.username ?? "" });
      return response;
    },
  });
  return handle(request);
}

/** A post with the values that next-auth needs, as it reads the body itself. */
const toUnread = ({ url }: NextRequest, { csrfToken, callbackUrl }: Record<string, unknown>) =>
  new NextRequest(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ csrfToken: String(csrfToken), callbackUrl: String(callbackUrl) }),
  });

/**
 * The callback from Google. next-auth checks code, state, nonce and ID token; the backend decides on the account. A
 * failure ends on the form that the person came from, with a flash message.
 */
export async function finishGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const started = readStarted(request);
  const { state } = started;
  if (!state || state !== request.nextUrl.searchParams.get("state")) return refuseStaleCallback(started, request);
  const response = (await refuseOtherAccount(started, request)) ?? (await completeCallback(started, request, context));
  // next-auth deletes its own cookies only after a success.
  for (const { name, options } of [googleAttemptCookie, ...googleCookies]) deleteCookie(response, name, options);
  return response;
}

const isCancelled = ({ nextUrl }: NextRequest) => nextUrl.searchParams.get("error") === "access_denied";

/** Refuses the callback of another sign-in than the one that was started last, which keeps its cookies. */
async function refuseStaleCallback({ intent, state: pendingState }: Started, request: NextRequest): Promise<Response> {
  if (!pendingState && (await readSession(request.cookies))) return redirectToProfile(texts.alreadyLoggedIn);
  if (isCancelled(request)) return redirectWithFailure(intent, cancelled, request);
  return redirectWithFailure(intent, pendingState ? { status: 409, message: texts.replaced } : failed(intent), request);
}

/** Refuses a link whose account is no longer logged in. */
async function refuseOtherAccount({ intent, account }: Started, request: NextRequest): Promise<Response | undefined> {
  if (intent !== "link") return undefined;
  const session = await readSession(request.cookies);
  if (!session) return redirectExpired("/my-profile");
  if (isSameUsername(account, session.username)) return undefined;
  return redirectWithFailure(intent, { status: 409, message: texts.linkOfAnother }, request);
}

async function completeCallback(started: Started, request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const { intent } = started;
  // The deadline of the calls to the backend includes those to Google.
  const call = contextOf(request);
  const attempt = await countAttempt("google", call.address);
  if (!attempt.isAllowed) return redirectWithFailure(intent, tooMany(attempt), request);
  if (isCancelled(request)) return redirectWithFailure(intent, cancelled, request);

  const { identity, authResponse } = await confirmIdentity(request, context);
  if (!identity) return redirectWithFailure(intent, failed(intent), request);
  const response = await decideAccount(started, identity, request, call, attempt);
  addCookies(response, authResponse);
  return response;
}

/** A person whom Google has confirmed. */
interface Identity {
  idToken: string;
  email: string;
}

/** Has next-auth check the callback. It calls `signIn` once it has verified the ID token. */
async function confirmIdentity(request: NextRequest, context: AuthRouteContext) {
  let identity = undefined as Identity | undefined;
  const authResponse = await runNextAuth(request, context, ({ account, user }) => {
    if (account?.id_token) identity = { idToken: account.id_token, email: user.email ?? "" };
    // For a URL next-auth opens no session of its own. decideAccount redirects instead.
    return siteUrl;
  });
  return { identity, authResponse };
}

/**
 * Redirects a person whom Google has confirmed: to a page with a session, to the question for the password of the
 * account to link, or back with a message.
 */
async function decideAccount(
  { intent, account }: Started,
  { idToken, email }: Identity,
  request: NextRequest,
  call: RequestContext,
  callbackAttempt: AllowedAttempt,
): Promise<Response> {
  const callback = callbackFromCookie(request);
  // A link needs no new session.
  if (intent === "link") {
    const response = redirectTo(withCallback(linkGoogleForm.page, callback));
    await setPendingLink(response, { account, email, idToken });
    return response;
  }
  const attempt = await countAttempt(intent === "login" ? "googleLogin" : "googleRegistration", call.address);
  if (!attempt.isAllowed) return redirectWithFailure(intent, tooMany(attempt), request);
  const result = await (intent === "login" ? accounts.logInWithGoogle : registerWithGoogle)(idToken, call);
  if (result.ok) {
    log.info({ event: `google-${intent}`, outcome: "done", requestId: call.requestId });
    // A sign-in has counted two attempts of "google": the start and the callback.
    if (intent === "login") await Promise.all([attempt, callbackAttempt, callbackAttempt].map((one) => one.refund()));
    return openAccount(intent, result.value, callback, call);
  }
  if (!("status" in result)) return redirectWithFailure(intent, failed(intent), request);
  // The client has one text for refused registrations (spec, section 8).
  const message = intent === "login" ? (result.message ?? texts.failed.login) : texts.registerRefused;
  return redirectWithFailure(intent, { status: 400, message }, request);
}

async function registerWithGoogle(idToken: string, context: RequestContext): Promise<Result<User>> {
  const result = await accounts.registerWithGoogle(idToken, context);
  // Google's registration succeeded without a login token: the account exists and can be logged in to.
  const isUnusable = !result.ok && result.reason === "unusable";
  return isUnusable ? accounts.logInWithGoogle(idToken, context) : result;
}

async function openAccount(intent: Intent, user: User, callback: string | undefined, call: RequestContext) {
  const session = toSession(user);
  const page = await findNextPage(session, callback, call);
  if (!page) return redirectTokenRejected(call, callback);
  const response = redirectTo(intent === "login" ? page : pageAfterLogin(false, callback));
  await openSession(response, session);
  return response;
}

/** Redirects to the profile page, which shows a message above everything else. */
const redirectToProfile = (message: string): Promise<Response> =>
  redirectWithFlash({ page: "/my-profile", part: "account" }, { message, isSuccess: true });

/** Logs why, and returns to the form that the person came from, with the message. */
function redirectWithFailure(intent: Intent, refusal: Refusal, request: NextRequest): Promise<Response> {
  const { requestId } = contextOf(request);
  log.warn({ event: `google-${intent}`, outcome: outcomeOf(refusal), status: refusal.status, requestId });
  return redirectWithFlash(placeOf[intent], {
    message: refusal.message,
    reference: refusal.isServerFault ? referenceOf(requestId) : undefined,
    callbackUrl: intent === "link" ? undefined : callbackFromCookie(request),
  });
}

/** The state of a sign-in while the visitor is at Google, kept in a cookie. */
interface Started {
  /** The button that was pressed: all three share one redirect URI. */
  intent: Intent;
  /**
   * Google returns the state (RFC 6749, section 4.1.2): next-auth cannot tell a sign-in that was overtaken in another
   * tab from one that failed.
   */
  state: string;
  /** The username of the account to link. */
  account: string;
}

const PURPOSE = "google-intent";
const googleAttemptCookie = hostCookie(PURPOSE);

function setStarted(response: Response, started: Started) {
  const options = { ...googleAttemptCookie.options, maxAge: cookieLifetimes[PURPOSE] };
  const value = String(new URLSearchParams({ ...started }));
  // The signature keeps the account from being exchanged for that of the next person at this browser.
  setCookie(response, googleAttemptCookie.name, `${sign(PURPOSE, value)}.${value}`, options);
}

function readStarted({ cookies }: NextRequest): Started {
  const [signature = "", value = ""] = cookies.get(googleAttemptCookie.name)?.value.split(/\.(.*)/s) ?? [];
  const values = new URLSearchParams(isSameText(sign(PURPOSE, value), signature) ? value : "");
  return {
    intent: toIntent(values.get("intent")),
    state: values.get("state") ?? "",
    account: values.get("account") ?? "",
  };
}

const authPrefix = isHttps ? "__Secure-" : "";

/** next-auth's cookies while the visitor is at Google. */
export const googleCookies = ["pkce.code_verifier", "state", "nonce"].map((name) => ({
  name: `${authPrefix}next-auth.${name}`,
  options: cookieOptions,
}));

/** The cookie of the page that a person who left for Google wants to return to. */
export const callbackCookie = { name: `${authPrefix}next-auth.callback-url`, options: cookieOptions };

/** The page that the person wants to return to; undefined for the home page, where a log-in leads anyway. */
function callbackFromCookie({ cookies }: NextRequest): string | undefined {
  const path = toCallbackPath(cookies.get(callbackCookie.name)?.value, siteUrl);
  return path === "/home" ? undefined : path;
}

function addCookies(response: Response, other: Response) {
  for (const cookie of other.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
}

export interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

// next-auth reads NEXTAUTH_URL at every request; unset, it would call the site http://localhost:3000.
process.env.NEXTAUTH_URL = siteUrl;

const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;

/** The providers; none while Google is not configured. */
const providers =
  clientId && clientSecret
    ? [
        GoogleProvider({
          clientId,
          clientSecret,
          wellKnown: discoveryUrl(issuer),
          authorization: { params: { scope: "openid email" } },
          checks: ["pkce", "state", "nonce"],
          httpOptions: { timeout: 10_000 },
        }),
      ]
    : [];

const logEvent =
  (level: "warn" | "error") =>
  (code: string, metadata?: unknown): void => {
    // The metadata may hold tokens: only the error's name is logged.
    const error = metadata instanceof Error ? metadata : (metadata as { error?: unknown } | undefined)?.error;
    log[level]({ event: "next-auth", code, error: error instanceof Error ? error.name : undefined });
  };

const options: AuthOptions = {
  providers,
  cookies: { callbackUrl: callbackCookie },
  callbacks: {
    redirect: ({ url }) => new URL(toCallbackPath(url, siteUrl) ?? "/home", siteUrl).href,
  },
  logger: { error: logEvent("error"), warn: logEvent("warn"), debug: () => {} },
};

type SignIn = NonNullable<AuthOptions["callbacks"]>["signIn"];

/** Lets next-auth respond, which asks `signIn` for the URL to go to at the end of a sign-in. */
export async function runNextAuth(request: NextRequest, context: AuthRouteContext, signIn?: SignIn): Promise<Response> {
  const callbacks = { ...options.callbacks, ...(signIn && { signIn }) };
  const response: Response = await NextAuth(request, context, { ...options, secret: getSecret(), callbacks });
  // next-auth reports a malformed query or cookie as a configuration error.
  return response.status === 500 ? jsonResponse({ success: false }, { status: 400 }) : response;
}
