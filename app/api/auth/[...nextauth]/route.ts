import { NextRequest } from "next/server";
import { finishGoogle, startGoogle } from "@/lib/auth/google";
import { showSession, signOutOfNextAuth } from "@/lib/auth/log-out";
import { type AuthRouteContext, runNextAuth, toNextAuthPost } from "@/lib/auth/next-auth";
import { redirectTo } from "@/lib/http/flash-message";
import { rejectCrossSite } from "@/lib/http/form-handler";
import { jsonResponse } from "@/lib/http/json";
import { isSameOrigin } from "@/lib/http/same-origin";

type Action = (request: NextRequest, context: AuthRouteContext) => Promise<Response>;

/** The actions of next-auth that this site uses. The others would bypass its own handlers. */
const actions: Record<string, Action> = {
  "GET callback/google": finishGoogle,
  "GET csrf": runNextAuth,
  // The error in the query is anybody's text.
  "GET error": async () => redirectTo("/login"),
  "GET providers": runNextAuth,
  "GET session": showSession,
  "GET signin": runNextAuth,
  "GET signout": runNextAuth,
  "POST signin/google": startGoogle,
  "POST signout": signOutOfNextAuth,
};

/** Actions without side effects, safe to run for a HEAD request. */
const SAFE = ["csrf", "providers", "session"];

async function handle(given: NextRequest, context: AuthRouteContext) {
  if (given.method === "POST" && !isSameOrigin(given)) return rejectCrossSite(given);
  const { nextauth } = await context.params;
  const name = nextauth.join("/");
  const isHead = given.method === "HEAD" && SAFE.includes(name);
  const request = isHead ? new NextRequest(given.url, { headers: given.headers }) : given;
  const action = actions[`${request.method} ${name}`];
  if (!action) return jsonResponse({ success: false }, { status: 404 });
  const post = request.method === "POST" ? await toNextAuthPost(request) : request;
  return post instanceof Response ? post : action(post, context);
}

export { handle as GET, handle as POST };
