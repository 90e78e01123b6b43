import { passwordRule } from "@/content/account";
import { backendExtensions, env } from "@/lib/settings/env";

const hasPasswords = backendExtensions.includes("passwords");

/** The features of an account, which settings and the backend decide. */
export const accountFeatures = {
  canSaveRecord: backendExtensions.includes("records"),
  canChangePassword: hasPasswords,
  /** The embedded backend needs a mail server to mail reset links. */
  canMailReset: hasPasswords && Boolean(env.BACKEND_URL || env.SMTP_URL),
  canLinkGoogle: Boolean(env.GOOGLE_CLIENT_ID) && backendExtensions.includes("google-link"),
  canLogOutEverywhere: backendExtensions.includes("logout"),
  /** The embedded backend's rule for new passwords. Undefined with a remote one, which decides for itself. */
  passwordHint: env.BACKEND_URL ? undefined : passwordRule,
};
