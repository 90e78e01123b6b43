import "server-only";
import { messages } from "@/content/messages";
import { profileSchema } from "@/lib/forms/schemas";
import { firstIssue, type Refusal, tooMany } from "@/lib/http/refusal";
import type { RequestContext } from "@/lib/http/requests";
import { countAttempt } from "@/lib/limits";
import { findOwnProfile, isSameAddress, saveProfile } from "./profile";
import type { Session } from "./session";

const texts = messages.account;
const unavailable: Refusal = { status: 503, message: messages.login.unavailable, isOurs: true };

/** Whether the form was made for somebody else, who was logged in to this browser before. */
const isOthersForm = (values: unknown, { username }: Session) => {
  const owner: unknown = typeof values === "object" && values && "username" in values ? values.username : undefined;
  return typeof owner === "string" && !isSameAddress(owner, username);
};

/**
 * Creates or changes a person's record with what the profile form sent. The first record settles the kind of
 * account; after that the form's `kind` changes nothing.
 * @returns the session as it is then, a refusal, or "ended" where the backend does not know the login any more.
 */
export async function saveOwnProfile(
  values: unknown,
  session: Session,
  context: RequestContext,
): Promise<{ session: Session } | { refusal: Refusal } | "ended"> {
  const lookup = await findOwnProfile(session, context);
  if (lookup.kind === "ended") return "ended";
  if (isOthersForm(values, session)) return { refusal: { status: 409, message: texts.otherAccount } };
  // Of an account, wherever it writes from, and of an address, for whichever account.
  for (const who of [`account ${session.username}`, context.address]) {
    const attempt = await countAttempt("profile", who);
    if (!attempt.isAllowed) return { refusal: tooMany(attempt) };
  }
  const input = profileSchema.safeParse(values);
  if (!input.success) return { refusal: firstIssue(input.error) };
  if (lookup.kind === "unavailable") return { refusal: unavailable };

  const { kind, ...record } = input.data;
  const role = lookup.profile ? lookup.role : kind;
  const save = await saveProfile(session, role, { record, isNew: !lookup.profile }, context);
  switch (save.kind) {
    case "saved":
      return { session: { ...session, role } };
    case "ended":
      return "ended";
    case "refused":
      return { refusal: { status: 400, message: save.reason ?? messages.register.noReason } };
    case "missing":
      return { refusal: { status: 501, message: texts.noRecords } };
    default:
      return { refusal: unavailable };
  }
}
