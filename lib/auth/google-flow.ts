import "server-only";
import type { NextRequest } from "next/server";
import * as z from "zod";
import { isHttps, siteUrl } from "@/lib/env";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { addCookie, removeCookie } from "@/lib/http/cookies";
import { answerForm } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { type Refusal, referenceOf } from "@/lib/http/refusal";
import { contextOf, type RequestContext } from "@/lib/http/requests";
import { log } from "@/lib/log";
import { type GoogleIntent, googleFailure, openGoogleAccount } from "./google";
import { type AuthRouteContext, googleCookies, keptCallbackUrl, runNextAuth } from "./next-auth";
import { pageAfterLogin } from "./profile";
import { type Session, setsSession, showUser } from "./session";

/** Which button a person left by; next-auth's own state does not carry it. */
const INTENT_COOKIE = "google-intent";
const INTENT_TTL_SECONDS = 15 * 60;
const intentCookie = { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/api/auth" } as const;

const toIntent = (value: unknown): GoogleIntent => (value === "register" ? "register" : "login");

/**
 * Sends the person to Google, and remembers what for. Where there is no way there, a script is told the address of the
 * form they came from, with its message: it leads there, unless it says that in place.
 */
export async function startGoogle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const intent = toIntent(form?.get("intent"));
  const answer = await runNextAuth(request, context);
  if (await staysHere(answer)) return tellRefusal(intent, form?.get("callbackUrl"), contextOf(request));
  addCookie(answer, INTENT_COOKIE, intent, { ...intentCookie, maxAge: INTENT_TTL_SECONDS });
  return answer;
}

const waySchema = z.object({ url: z.string() });

/** Whether next-auth tells a script of a page of ours: of an error. */
async function staysHere(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { data } = waySchema.safeParse(body);
  return data !== undefined && new URL(data.url, siteUrl).origin === new URL(siteUrl).origin;
}

async function tellRefusal(intent: GoogleIntent, callbackUrl: unknown, call: RequestContext) {
  log.warn({ event: `google-${intent}`, outcome: "failed", requestId: call.requestId });
  const { headers } = await refuse(intent, googleFailure[intent], callbackUrl, call);
  const answer = answerJson({ url: headers.get("location") });
  for (const cookie of headers.getSetCookie()) answer.headers.append("set-cookie", cookie);
  return answer;
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
      : await refuse(intent, account.refusal, keptCallbackUrl(request), call);
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

/** @param wanted where the person wanted to go, as they said; "/home" is where everybody goes. */
async function refuse(intent: GoogleIntent, { message, isOurs }: Refusal, wanted: unknown, call: RequestContext) {
  const reference = isOurs ? referenceOf(call) : undefined;
  const path = toCallbackPath(wanted, siteUrl);
  const response = await answerForm(intent === "login" ? "/login" : "/register", {
    message,
    reference,
    callbackUrl: intent === "login" && path !== "/home" ? path : undefined,
  });
  for (const { name, options } of googleCookies) removeCookie(response, name, options);
  return response;
}
