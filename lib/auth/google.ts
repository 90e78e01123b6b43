import "server-only";
import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { backend } from "@/lib/backend";
import { type GoogleUser, type Outcome, unconfirmedProfile } from "@/lib/backend/contract";
import { isHttps, siteUrl } from "@/lib/env";
import { pageAfterLogin, toCallbackPath, withCallback } from "@/lib/forms/callback-url";
import { redirectWithFlash } from "@/lib/http/flash-message";
import { handleForm, outcomeOf, type Refusal, tooMany } from "@/lib/http/form-handler";
import { referenceOf } from "@/lib/http/internal-headers";
import { contextOf, type RequestContext } from "@/lib/http/request";
import { deleteCookie, jsonResponse, redirectTo, setCookie } from "@/lib/http/response";
import { log } from "@/lib/logger";
import { countAttempt } from "@/lib/rate-limit";
import { type AuthRouteContext, callbackUrlOf, googleCookies, runGoogle, toNextAuthPost } from "./next-auth";
import { type PendingGoogle, type Purpose, setPendingGoogle } from "./pending-google";
import { findNextPage } from "./profile";
import { opensSession, readSession, type Session, setUserCookie, toSession } from "./session";

type Intent = "login" | "register" | "link";

/**
 * Which button was pressed, as all three share one redirect URI, and the state that Google will return (RFC 6749, section
 * 4.1.2). A sign-in that begins in another tab overwrites it, like next-auth's own cookies.
 */
const STARTED_COOKIE = "google-intent";
const STARTED_TTL_SECONDS = 15 * 60;
const startedCookie = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/api/auth" } as const;

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
      // The button has fetched next-auth's CSRF cookie before.
      if (!request.cookies.size) return { status: 400, message: messages.account.cookiesNeeded };
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
      const started = new URLSearchParams({ intent, state: new URL(url).searchParams.get("state") ?? "" });
      setCookie(response, STARTED_COOKIE, String(started), { ...startedCookie, maxAge: STARTED_TTL_SECONDS });
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
  const started = new URLSearchParams(request.cookies.get(STARTED_COOKIE)?.value);
  const state = started.get("state");
  const isCurrent = state !== null && state === request.nextUrl.searchParams.get("state");
  const intent = toIntent(started.get("intent"));
  const response = isCurrent
    ? await finish(intent, request, context)
    : await refuseOther(intent, state !== null, request);
  if (isCurrent) {
    deleteCookie(response, STARTED_COOKIE, startedCookie);
    // next-auth deletes them only after a success.
    for (const { name, options } of googleCookies) deleteCookie(response, name, options);
  }
  return response;
}

const isCancelled = ({ nextUrl }: NextRequest) => nextUrl.searchParams.get("error") === "access_denied";
const cancelled: Refusal = { status: 400, message: texts.cancelled };

/** A callback of another sign-in than the one that was started last, which keeps its cookies. */
async function refuseOther(intent: Intent, isOtherPending: boolean, request: NextRequest): Promise<Response> {
  const isLoggedIn = !isOtherPending && (await readSession(request.cookies));
  if (isLoggedIn) return redirectToProfile(texts.alreadyLoggedIn);
  if (isCancelled(request)) return fail(intent, "cancelled", cancelled, request);
  return isOtherPending
    ? fail(intent, "replaced", { status: 409, message: texts.replaced }, request)
    : fail(intent, "no state", googleFailed[intent], request);
}

async function finish(intent: Intent, request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const call = contextOf(request);
  const attempt = await countAttempt("google", call.address);
  if (!attempt.isAllowed) return fail(intent, "limited", tooMany(attempt), request);
  if (isCancelled(request)) return fail(intent, "cancelled", cancelled, request);

  const account: Account = { refusal: googleFailed[intent] };
  const authResponse = await runGoogle(request, context, {
    async signIn({ account: tokens, user }) {
      if (!tokens?.id_token) return false;
      const pending = { idToken: tokens.id_token, email: user.email ?? "" };
      // Opens no session: there is one.
      if (intent === "link") account.question = { purpose: "google-link", pending };
      else Object.assign(account, await openAccount(intent, pending, call));
      return account.session !== undefined;
    },
    jwt: ({ token }) => ({ ...token, ...account.session }),
  });
  const callback = toCallbackPath(callbackUrlOf(request), siteUrl);
  if (account.question) return ask(account.question, callback);
  if (!account.session) return fail(intent, outcomeOf(account.refusal), account.refusal, request);
  if (!opensSession(authResponse)) return fail(intent, "no session", account.refusal, request);
  return redirectLoggedIn(authResponse, intent, account as Opened, callback, call);
}

interface Opened {
  session: Session;
  hasReplacedPassword: boolean;
}
/** Something that has to be asked on a page before the account is opened or linked. */
interface Question {
  purpose: Purpose;
  pending: PendingGoogle;
}
type Account = { refusal: Refusal } & Partial<Opened> & { question?: Question };

const questionPages = { "google-link": "/my-profile/link-google", "google-conflict": "/login/google" } as const;

async function ask({ purpose, pending }: Question, callbackPath: string | undefined): Promise<Response> {
  const response = redirectTo(withCallback(questionPages[purpose], withoutHome(callbackPath)));
  await setPendingGoogle(response, purpose, pending);
  return response;
}

/** Logs in or registers with Google's ID token. */
async function openAccount(
  intent: Exclude<Intent, "link">,
  pending: PendingGoogle,
  context: RequestContext,
): Promise<Opened | { refusal: Refusal } | { question: Question }> {
  const attempt = await countAttempt(intent === "login" ? "googleLogin" : "googleRegistration", context.address);
  if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  const { idToken: token } = pending;
  const outcome = await (intent === "login" ? logIn(token, context) : register(token, context));
  if (outcome.kind === "done") {
    log.info({ event: `google-${intent}`, outcome: "done", requestId: context.requestId });
    return { session: toSession(outcome.result), hasReplacedPassword: outcome.result.replaced_password === true };
  }
  if (!("status" in outcome)) return { refusal: googleFailed[intent] };
  if (outcome.code === unconfirmedProfile) return { question: { purpose: "google-conflict", pending } };
  // For a refused registration the client has one text (spec, section 8).
  const message = intent === "login" ? (outcome.reason ?? texts.failed.login) : texts.registerRefused;
  return { refusal: { status: 400, message } };
}

const logIn = (token: string, context: RequestContext) => backend("googleLogin", { body: { token } }, context);

async function register(token: string, context: RequestContext): Promise<Outcome<GoogleUser>> {
  const outcome = await backend("googleRegister", { body: { token } }, context);
  // It succeeded without a login token: the account exists and can be logged in to.
  return outcome.kind === "unusable" ? logIn(token, context) : outcome;
}

/** next-auth has opened the session: continue as after any other log-in. */
async function redirectLoggedIn(
  authResponse: Response,
  intent: Intent,
  { session, hasReplacedPassword }: Opened,
  callback: string | undefined,
  call: RequestContext,
): Promise<Response> {
  // A password alone was replaced, so there is no profile.
  const response = hasReplacedPassword
    ? await redirectToProfile(texts.passwordReplaced, callback)
    : redirectTo(intent === "login" ? await findNextPage(session, callback, call) : pageAfterLogin(false, callback));
  for (const cookie of authResponse.headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  setUserCookie(response, session);
  return response;
}

/** To the profile page, which shows a message above everything else. */
export const redirectToProfile = (message: string, callbackUrl?: string): Promise<Response> =>
  redirectWithFlash("/my-profile", {
    form: "account",
    message,
    isSuccess: true,
    callbackUrl: withoutHome(callbackUrl),
  });

/** Where a log-in leads anyway. */
const withoutHome = (path: string | undefined) => (path === "/home" ? undefined : path);

/** Logs why, and returns to the form that the person came from, with the message. */
async function fail(intent: Intent, outcome: string, { message, isOurs }: Refusal, request: NextRequest) {
  const { requestId } = contextOf(request);
  log.warn({ event: `google-${intent}`, outcome, requestId });
  const path = toCallbackPath(callbackUrlOf(request), siteUrl);
  return redirectWithFlash(pageOf[intent], {
    message,
    form: intent === "link" ? "security" : undefined,
    reference: isOurs ? referenceOf(requestId) : undefined,
    callbackUrl: intent === "link" ? undefined : withoutHome(path),
  });
}
