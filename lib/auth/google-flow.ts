import "server-only";
import type { NextRequest } from "next/server";
import { isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { addCookie, removeCookie } from "@/lib/http/cookies";
import { answerForm } from "@/lib/http/form-answer";
import { type Refusal, referenceOf } from "@/lib/http/refusal";
import { contextOf, type RequestContext } from "@/lib/http/requests";
import { log } from "@/lib/log";
import { type GoogleIntent, googleFailure, openGoogleAccount } from "./google";
import { type AuthRouteContext, googleCookies, runNextAuth, wantedBeforeGoogle } from "./next-auth";
import { pageAfterLogin } from "./profile";
import { type Session, setsSession, showUser } from "./session";

/** Which button a person left by; next-auth's own state does not carry it. */
const INTENT_COOKIE = "google-intent";
const INTENT_TTL_SECONDS = 15 * 60;
const intentCookie = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/api/auth" } as const;

const toIntent = (value: unknown): GoogleIntent => (value === "register" ? "register" : "login");

/** Sends the person to Google, and remembers what for. */
export async function startGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const response = await runNextAuth(request, context);
  addCookie(response, INTENT_COOKIE, toIntent(form?.get("intent")), { ...intentCookie, maxAge: INTENT_TTL_SECONDS });
  return response;
}

/**
 * The way back from Google. next-auth checks code, state, nonce and ID token; the backend then decides on the
 * account. Whatever fails ends on the form that the person came from, with its message.
 */
export async function finishGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const intent = toIntent(request.cookies.get(INTENT_COOKIE)?.value);
  const call = contextOf(request);
  const account: GoogleAccount = { refusal: googleFailure[intent] };
  const answer = await runNextAuth(request, context, {
    async signIn({ account: tokens }) {
      if (!tokens?.id_token) return false;
      Object.assign(account, await openGoogleAccount(intent, tokens.id_token, call));
      return account.session !== undefined;
    },
    jwt: ({ token }) => ({ ...token, ...account.session }),
  });
  if (!account.session) log.warn({ event: `google-${intent}`, outcome: "failed", requestId: call.requestId });
  const response =
    account.session && setsSession(answer)
      ? await goOn(answer, intent, account.session, call)
      : await refuse(request, intent, account.refusal, call);
  removeCookie(response, INTENT_COOKIE, intentCookie);
  return response;
}

interface GoogleAccount {
  session?: Session;
  refusal: Refusal;
}

/** next-auth has opened the session: the person goes on as after any other log-in. */
async function goOn(answer: Response, intent: GoogleIntent, session: Session, call: RequestContext) {
  const wanted = toCallbackPath(answer.headers.get("location") ?? undefined, siteUrl);
  const page = intent === "login" ? await pageAfterLogin(session, wanted, call) : "/my-profile";
  answer.headers.set("location", page);
  showUser(answer, session);
  return answer;
}

async function refuse(request: NextRequest, intent: GoogleIntent, { message, isOurs }: Refusal, call: RequestContext) {
  const reference = isOurs ? referenceOf(call) : undefined;
  const response = await answerForm(intent === "login" ? "/login" : "/register", {
    message,
    reference,
    callbackUrl: intent === "login" ? wantedBeforeGoogle(request) : undefined,
  });
  for (const { name, options } of googleCookies) removeCookie(response, name, options);
  return response;
}
