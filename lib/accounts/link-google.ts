import type { NextRequest } from "next/server";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import * as messages from "@/content/messages";
import { accounts } from "@/lib/backend";
import { redirectWithFlash } from "@/lib/forms/flash";
import { handleForm } from "@/lib/forms/handle";
import { type CookieReader, deleteCookie, redirectTo, setCookie } from "@/lib/http";
import { cookieLifetimes } from "@/lib/http/cookies";
import { getSecret } from "@/lib/settings/secret";
import { changePasswordForm, linkGoogleForm } from "./forms";
import { isSameUsername, pendingLinkCookie, readSession, type Session, sessionOfPost } from "./session";
import { submitWithPassword } from "./submit-with-password";

/** Lets a Google account open the session's account, too. */
export const POST = handleForm(linkGoogleForm, {
  limit: "login",
  session: sessionOfPost,
  async submit(post) {
    const { request, session, input, context } = post;
    const link = await readPendingLink(request.cookies);
    if (!link) return { status: 400, message: messages.google.linkExpired };
    // A plain form is redirected to its page, and from there to the GET handler, which deletes the cookie.
    if (!isLinkOf(session, link)) return { status: 409, message: messages.google.linkOfAnother };
    const response = await submitWithPassword(post, messages.google.linked, () =>
      accounts.linkGoogle(session, { token: link.idToken, ...input }, context),
    );
    if (response instanceof Response) deleteCookie(response, pendingLinkCookie.name, pendingLinkCookie.options);
    return response;
  },
});

/** Refuses a pending link of another account and deletes its cookie, which the page of the link cannot do. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSession(request.cookies);
  const link = await readPendingLink(request.cookies);
  if (!session || !link || isLinkOf(session, link)) return redirectTo(linkGoogleForm.page);
  const response = await redirectWithFlash(changePasswordForm, { message: messages.google.linkOfAnother });
  deleteCookie(response, pendingLinkCookie.name, pendingLinkCookie.options);
  return response;
}

const PURPOSE = "google-link";
/** The time to enter the password of the account to link, after the return from Google. */
const TTL_SECONDS = cookieLifetimes[PURPOSE];

const linkSchema = z.object({
  /** The username of the account that the link was begun with. */
  account: z.string(),
  /** The address of the Google account. */
  email: z.string(),
  /** Google's proof. */
  idToken: z.string(),
  purpose: z.literal(PURPOSE),
});
/** A link that waits for the account's password. */
type PendingLink = Omit<z.infer<typeof linkSchema>, "purpose">;

/** Tells whether a pending link was begun with the session's account. */
export const isLinkOf = ({ username }: Session, { account }: PendingLink) => isSameUsername(account, username);

/** Keeps a link until the person has entered the password, in an encrypted cookie. */
export async function setPendingLink(response: Response, link: PendingLink) {
  const value = await encode({ token: { ...link, purpose: PURPOSE }, secret: getSecret(), maxAge: TTL_SECONDS });
  setCookie(response, pendingLinkCookie.name, value, { ...pendingLinkCookie.options, maxAge: TTL_SECONDS });
}

/** Reads the pending link. @returns undefined if there is none, or it has expired */
export async function readPendingLink(cookies: CookieReader): Promise<PendingLink | undefined> {
  try {
    return linkSchema.parse(await decode({ token: cookies.get(pendingLinkCookie.name)?.value, secret: getSecret() }));
  } catch {
    return undefined;
  }
}
