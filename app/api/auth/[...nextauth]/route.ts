import type { NextRequest } from "next/server";
import { finishGoogle, startGoogle } from "@/lib/auth/google-flow";
import { type AuthRouteContext, runNextAuth } from "@/lib/auth/next-auth";
import { showSession, signOutOfNextAuth } from "@/lib/auth/sign-out";

type Handler = typeof runNextAuth;

/** What this site does more than next-auth by itself, by action. */
const own: Record<string, Handler> = {
  "GET callback/google": finishGoogle,
  "POST signin/google": startGoogle,
  "GET session": showSession,
  "POST signout": signOutOfNextAuth,
};

async function handle(request: NextRequest, context: AuthRouteContext) {
  const { nextauth } = await context.params;
  const handler = own[`${request.method} ${nextauth.join("/")}`] ?? runNextAuth;
  return handler(request, context);
}

export { handle as GET, handle as POST };
