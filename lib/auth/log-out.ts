import "server-only";
import { backend } from "@/lib/backend";
import type { CallContext } from "@/lib/backend/contract";
import { log } from "@/lib/log";
import type { Session } from "./session";

/** Ends the login token at the backend. A backend that cannot is no reason to keep the person logged in here. */
export async function logOut(session: Session | undefined, context: CallContext) {
  if (!session) return;
  const outcome = await backend("logout", { credentials: session }, context);
  log.info({ event: "logout", outcome: outcome.kind, requestId: context.requestId });
}
