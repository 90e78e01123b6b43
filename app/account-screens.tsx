import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { ForgotPasswordPage, LinkGooglePage, ResetPasswordPage } from "@/components/pages/password-pages";
import { ProfilePage } from "@/components/pages/profile-page";
import { canMailReset, openResetLink } from "@/lib/auth/password";
import { passwordHint } from "@/lib/auth/password-hint";
import { readPendingGoogle } from "@/lib/auth/pending-google";
import { findProfile } from "@/lib/auth/profile";
import { hasSessionCookies, readSession, type Session } from "@/lib/auth/session";
import { backendExtensions, env } from "@/lib/env";
import { withCallback } from "@/lib/forms/callback-url";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { contextOfPage } from "@/lib/http/request";

// The pages of an account, each with what its screen needs of the request, and with or without a flash message.

interface Props {
  /** Where the visitor is going next. */
  callbackUrl?: string;
  flash?: FlashMessage;
}

export async function ForgotPassword({ callbackUrl, flash }: Props) {
  const session = await readSession(await cookies());
  return (
    <ForgotPasswordPage
      canReset={canMailReset}
      username={session?.username}
      callbackUrl={flash?.callbackUrl ?? callbackUrl}
      flash={flash}
    />
  );
}

/** @param token of the link that was opened. */
export async function ResetPassword({ token, flash }: Props & { token?: string }) {
  const known = token ?? flash?.values?.token;
  // Without cookies nothing is known of the link.
  const link =
    flash?.message && !known ? { problem: flash.message } : await openResetLink(known, await contextOfPage());
  return <ResetPasswordPage link={link} passwordHint={passwordHint} flash={flash} />;
}

export async function LinkGoogle({ flash }: Props) {
  await requirePageSession();
  const token = await readPendingGoogle(await cookies());
  return <LinkGooglePage isExpired={!token} flash={flash} />;
}

/** @param path of the page, with its query. */
export async function Profile({ path, callbackUrl, flash }: Props & { path?: string }) {
  const session = await requirePageSession(path);
  const lookup = await findProfile(session, await contextOfPage());
  if (lookup.kind === "expired") redirectExpiredPage(path);
  return (
    <ProfilePage
      username={session.username}
      role={session.role}
      lookup={lookup}
      canSave={backendExtensions.includes("records")}
      security={{
        hasPassword: backendExtensions.includes("passwords"),
        hasGoogle: Boolean(env.GOOGLE_CLIENT_ID) && backendExtensions.includes("google-link"),
        canLogOutEverywhere: backendExtensions.includes("logout"),
        passwordHint,
      }}
      callbackUrl={flash?.callbackUrl ?? callbackUrl}
      flash={flash}
    />
  );
}

/** The session of a page that needs one. Without one it redirects to the login page, and from there to `path`. */
async function requirePageSession(path?: string): Promise<Session> {
  const stored = await cookies();
  const session = await readSession(stored);
  if (session) return session;
  if (hasSessionCookies(stored)) redirectExpiredPage(path);
  redirect(withCallback("/login", path ?? "/my-profile"));
}

/** Has the cookies deleted, which a page cannot do, and the login page say that the login has ended. */
function redirectExpiredPage(path?: string): never {
  redirect(withCallback("/user/session-check", path));
}
