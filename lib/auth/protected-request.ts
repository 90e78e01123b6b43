import { type Credentials, ProtectedRequestError } from "@/lib/backend/contract";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * The client's rule for protected requests: they need the stored user's username and login token.
 * @throws ProtectedRequestError "not-logged-in" where no user is stored, "invalid-user" where one of the two is not there.
 */
export function credentialsOf(user: unknown): Credentials {
  if (user === undefined || user === null) throw new ProtectedRequestError("not-logged-in");
  if (typeof user !== "object") throw new ProtectedRequestError("invalid-user");
  const { username, login_token } = user as Partial<Credentials>;
  if (!isText(username) || !isText(login_token)) throw new ProtectedRequestError("invalid-user");
  return { username, login_token };
}
