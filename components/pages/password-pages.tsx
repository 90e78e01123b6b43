import { CurrentPasswordField, NewPasswordFields, newPasswordLabels } from "@/components/forms/account-password-fields";
import { CallbackField, CallbackLink } from "@/components/forms/callback-link";
import { Field } from "@/components/forms/field";
import { PlainForm } from "@/components/forms/plain-form";
import { accountTexts, forgotPassword, linkGoogle, resetPassword } from "@/content/account";
import { company } from "@/content/company";
import * as messages from "@/content/messages";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { forms } from "@/lib/forms/registry";
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
  /** Of the visitor who is logged in: an account made with Google gets its first password this way. */
  username?: string;
  /** Where the log-in after it leads. */
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
    return (
      <AccountFrame texts={{ ...forgotPassword, lead: messages.password.unavailable }}>
        <a href={`mailto:${company.email}`} className="btn btn-md btn-outline mt-8">
          {company.email}
        </a>
        {back}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame texts={forgotPassword}>
      <PlainForm
        action={forms["forgot-password"].action}
        schema="forgotPasswordSchema"
        texts={forgotPassword}
        flash={flash}
        labels={{ username: accountTexts.email }}
      >
        <Field
          id="forgot-email"
          name="username"
          label={accountTexts.email}
          isRequired
          type="email"
          autoComplete="username"
          defaultValue={flash?.values?.username ?? username}
        />
        <CallbackField callbackUrl={callbackUrl} />
      </PlainForm>
      {back}
    </AccountFrame>
  );
}

interface ResetPasswordProps {
  /** The address is there if the backend says it. */
  link: { token: string; username?: string } | { problem: string };
  passwordHint?: string;
  flash?: FlashMessage;
}

/** Asks for the new password, or says why the link does not work. */
export function ResetPasswordPage({ link, passwordHint, flash }: ResetPasswordProps) {
  if ("problem" in link) {
    return (
      <AccountFrame texts={{ ...resetPassword, lead: link.problem }}>
        <a href="/forgot-password" className="btn btn-md btn-outline mt-8">
          {resetPassword.again}
        </a>
      </AccountFrame>
    );
  }
  const { token, username } = link;
  return (
    <AccountFrame texts={resetPassword}>
      <PlainForm
        action={forms["reset-password"].action}
        schema="resetPasswordSchema"
        texts={resetPassword}
        flash={flash}
        labels={newPasswordLabels}
      >
        <input type="hidden" name="token" value={token} />
        {username && (
          // Password managers store the new password under it.
          <Field
            id="reset-email"
            name="username"
            label={accountTexts.email}
            type="email"
            autoComplete="username"
            value={username}
            readOnly
          />
        )}
        <NewPasswordFields hint={passwordHint} />
      </PlainForm>
      <LinkBelow href="/forgot-password" label={resetPassword.again} />
    </AccountFrame>
  );
}

interface LinkGoogleProps {
  /** Google's proof is no longer there. */
  isExpired: boolean;
  flash?: FlashMessage;
}

/** The last step of linking Google: asks for the account's password. */
export function LinkGooglePage({ isExpired, flash }: LinkGoogleProps) {
  return (
    <AccountFrame texts={isExpired ? { ...linkGoogle, lead: messages.google.linkExpired } : linkGoogle}>
      {!isExpired && (
        <PlainForm
          action={forms["google-link"].action}
          schema="linkGoogleSchema"
          texts={linkGoogle}
          flash={flash}
          labels={{ password: linkGoogle.password }}
        >
          <CurrentPasswordField id="link-password" name="password" label={linkGoogle.password} />
        </PlainForm>
      )}
      <LinkBelow href="/my-profile" label={linkGoogle.back} />
    </AccountFrame>
  );
}
