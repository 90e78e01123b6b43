import { CallbackLink } from "@/components/forms/form-parts";
import { ForgotPasswordForm, LinkGoogleForm, ResetPasswordForm } from "@/components/forms/password-forms";
import { accountTexts, forgotPassword, linkGoogle, resetPassword } from "@/content/account";
import { company } from "@/content/company";
import * as messages from "@/content/messages";
import { forgotPasswordForm, linkGoogleForm, resetPasswordForm } from "@/lib/accounts/forms";
import type { FlashMessage } from "@/lib/forms/define";
import { AccountFrame } from "./account-page";

interface Link {
  href: string;
  label: string;
  callbackUrl?: string;
}
const LinkBelow = (link: Link) => (
  <p className="mt-6">
    <CallbackLink {...link} className="py-2.5 font-semibold" />
  </p>
);

interface ForgotPasswordProps {
  canReset: boolean;
  /** The name of the visitor who is logged in: an account made with Google gets its first password this way. */
  username?: string;
  /** The page after the log-in that follows. */
  callbackUrl?: string;
  flash?: FlashMessage;
}

/** Asks for the address that gets a link to choose a new password. */
export function ForgotPasswordPage({ canReset, username, callbackUrl, flash }: ForgotPasswordProps) {
  const back = username ? (
    <LinkBelow href="/my-profile" label={forgotPassword.backToProfile} />
  ) : (
    <LinkBelow href="/login" label={forgotPassword.back} callbackUrl={callbackUrl} />
  );
  if (!canReset) {
    const { lead, steps, from, subject, write } = forgotPassword.byHand;
    return (
      <AccountFrame texts={{ title: forgotPassword.title, lead }}>
        <ol className="mt-7 *:border-t *:border-ink-200 *:last:border-b">
          {steps.map(({ term, description }, i) => (
            <li key={term} className="grid grid-cols-[20px_1fr] gap-x-4 py-4">
              <span className="font-semibold text-green-700" aria-hidden="true">
                {i + 1}
              </span>
              <div>
                <h2 className="font-semibold wrap-anywhere">{term}</h2>
                <p className="mt-1 text-ink-600">{description}</p>
                {i === 0 && username && (
                  <p className="mt-1 text-ink-600">
                    {from} <b className="wrap-anywhere text-ink-950">{username}</b>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <a
          href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
          className="btn btn-primary mt-7 w-full"
        >
          {write}
        </a>
        {back}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame texts={forgotPassword}>
      <ForgotPasswordForm
        action={forgotPasswordForm.action}
        texts={{ ...accountTexts, ...forgotPassword }}
        username={username}
        callbackUrl={callbackUrl}
        flash={flash}
      />
      {back}
    </AccountFrame>
  );
}

interface ResetPasswordProps {
  /** The link's token, with the account's address if the backend says it, or the reason why the link does not work. */
  link: { token: string; username?: string } | { problem: string };
  passwordHint?: string;
  flash?: FlashMessage;
}

/** Asks for the new password, or says why the link does not work. */
export function ResetPasswordPage({ link, passwordHint, flash }: ResetPasswordProps) {
  if ("problem" in link) {
    return (
      <AccountFrame texts={{ ...resetPassword, lead: link.problem }}>
        <a href="/forgot-password" className="btn btn-primary mt-8 w-full">
          {resetPassword.again}
        </a>
        <LinkBelow href="/login" label={forgotPassword.back} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame texts={resetPassword}>
      <ResetPasswordForm
        action={resetPasswordForm.action}
        texts={{ ...accountTexts, ...resetPassword }}
        {...link}
        hint={passwordHint}
        flash={flash}
      />
      <LinkBelow href="/forgot-password" label={resetPassword.again} />
    </AccountFrame>
  );
}

interface LinkGoogleProps {
  /** The addresses of both accounts, or undefined when Google's proof has expired. */
  link?: { google: string; account: string };
  flash?: FlashMessage;
}

/** The last step of linking Google: asks for the account's password. */
export function LinkGooglePage({ link, flash }: LinkGoogleProps) {
  return (
    <AccountFrame texts={link ? linkGoogle : { ...linkGoogle, lead: messages.google.linkExpired }}>
      {link && (
        <>
          <dl className="mt-6 grid gap-4">
            {(["google", "account"] as const).map((which) => (
              <div key={which}>
                <dt className="text-sm text-ink-600">{linkGoogle[which]}</dt>
                <dd className="mt-1 wrap-anywhere">{link[which]}</dd>
              </div>
            ))}
          </dl>
          <LinkGoogleForm
            action={linkGoogleForm.action}
            texts={{ ...accountTexts, ...linkGoogle }}
            username={link.account}
            flash={flash}
          />
        </>
      )}
      <LinkBelow href="/my-profile" label={linkGoogle.back} />
    </AccountFrame>
  );
}
