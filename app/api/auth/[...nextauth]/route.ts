import type { NextRequest } from "next/server";
import { type AuthRouteContext, finishGoogle, runNextAuth, startGoogle } from "@/lib/accounts/google";
import { jsonResponse } from "@/lib/http";

type Action = (request: NextRequest, context: AuthRouteContext) => Promise<Response>;

/** The actions of next-auth that this site uses. The others would bypass its own handlers. */
const actions: Record<string, Action> = {
  "GET callback/google": finishGoogle,
  "GET csrf": runNextAuth,
  "GET providers": runNextAuth,
  "POST signin/google": startGoogle,
};

async function handle(request: NextRequest, context: AuthRouteContext) {
  const { nextauth } = await context.params;
  const action = actions[`${request.method} ${nextauth.join("/")}`];
  return action ? action(request, context) : jsonResponse({ success: false }, { status: 404 });
}

export { handle as GET, handle as POST };
