import { accountTexts } from "@/content/account";
import { env } from "@/lib/env";

/** The embedded backend's rule for new passwords. Undefined with a remote one, which decides for itself. */
export const passwordHint = env.BACKEND_URL ? undefined : accountTexts.passwordHint;
