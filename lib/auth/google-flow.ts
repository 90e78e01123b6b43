import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { contextOf, type RequestContext } from "@/lib/http/requests";
import { answerForm } from "./form-answer";
import { type GoogleIntent, googleFailure, openGoogleAccount } from "./google";
import { type AuthRouteContext, runNextAuth } from "./next-auth";
import { pageAfterLogin } from "./profile";
import { type Refusal, referenceOf } from "./refusal";
import { isSecure, type Session, sessionCookie, showUser } from "./session";

/** Which button a person left by; next-auth's own state does not carry it. */
const INTENT_COOKIE = "google-intent";
const INTENT_TTL_SECONDS = 15 * 60;
const intentCookie = { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/api/auth" } as const;

const toIntent = (value: unknown): GoogleIntent => (value === "register" ? "register" : "login");

/** Sends the person to Google, and remembers what for. */
export async function startGoogle(request: NextRequest, context: AuthRouteContext): Promise<NextResponse> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const response = await runNextAuth(request, context);
  response.cookies.set(INTENT_COOKIE, toIntent(form?.get("intent")), { ...intentCookie, maxAge: INTENT_TTL_SECONDS });
  return response;
}

/**
 * The way back from Google. next-auth checks code, state, nonce and ID token; the backend then decides on the
 * account. Whatever fails ends on the form that the person came from, with its message.
 */
export async function finishGoogle(request: NextRequest, context: AuthRouteContext): Promise<NextResponse> {
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
  const isOpen = answer.cookies.has(sessionCookie.name);
  const response =
    isOpen && account.session
      ? await goOn(answer, intent, account.session, call)
      : await refuse(intent, account.refusal, call);
  response.cookies.set(INTENT_COOKIE, "", { ...intentCookie, maxAge: 0 });
  return response;
}

interface GoogleAccount {
  session?: Session;
  refusal: Refusal;
}

/** next-auth has opened the session: the person goes on as after any other log-in. */
async function goOn(answer: NextResponse, intent: GoogleIntent, session: Session, call: RequestContext) {
  const wanted = toCallbackPath(answer.headers.get("location") ?? undefined, siteUrl);
  const page = intent === "login" ? await pageAfterLogin(session, wanted, call) : "/my-profile";
  answer.headers.set("location", page);
  showUser(answer, session);
  return answer;
}

function refuse(intent: GoogleIntent, { message, isOurs }: Refusal, call: RequestContext) {
  const reference = isOurs ? referenceOf(call) : undefined;
  return answerForm(intent === "login" ? "/login" : "/register", { message, reference });
}
