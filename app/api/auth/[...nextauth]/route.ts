import { NextRequest } from "next/server";
import { finishGoogle, startGoogle } from "@/lib/auth/google-flow";
import { type AuthRouteContext, runNextAuth } from "@/lib/auth/next-auth";
import { toReadablePost } from "@/lib/auth/readable-post";
import { showSession, signOutOfNextAuth } from "@/lib/auth/sign-out";
import { redirectTo } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";

type Handler = (request: NextRequest, context: AuthRouteContext) => Promise<Response>;

/** Of next-auth's actions, those that this site uses; the others would open doors beside its own. */
const actions: Record<string, Handler> = {
  "GET callback/google": finishGoogle,
  "GET csrf": runNextAuth,
  // What went wrong is nobody's to write into an address.
  "GET error": async () => redirectTo("/login"),
  "GET providers": runNextAuth,
  "GET session": showSession,
  "GET signin": runNextAuth,
  "GET signout": runNextAuth,
  "POST signin/google": startGoogle,
  "POST signout": signOutOfNextAuth,
};

/** Next sends no body to whoever asked for the head only. The others would act, or lead away. */
const HEADS = ["csrf", "providers", "session"];

async function handle(asked: NextRequest, context: AuthRouteContext) {
  const { nextauth } = await context.params;
  const name = nextauth.join("/");
  const isHead = asked.method === "HEAD" && HEADS.includes(name);
  const request = isHead ? new NextRequest(asked.url, { headers: asked.headers }) : asked;
  const action = actions[`${request.method} ${name}`];
  if (!action) return answerJson({ success: false }, { status: 404 });
  const readable = request.method === "POST" ? await toReadablePost(request) : request;
  return readable instanceof Response ? readable : action(readable, context);
}

export { handle as GET, handle as POST };
