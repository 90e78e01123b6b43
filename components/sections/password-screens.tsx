import { CurrentPasswordField, NewPasswordFields, newPasswordLabels } from "@/components/forms/account-password-fields";
import { Field } from "@/components/forms/field";
import { PlainForm } from "@/components/forms/plain-form";
import { accountTexts, forgotPassword, linkGoogle, resetPassword } from "@/content/account";
import { company } from "@/content/company";
import { messages } from "@/content/messages";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { AccountFrame } from "./account-screen";

interface Link {
  href: string;
  label: string;
}
const LinkBelow = ({ href, label }: Link) => (
  <p className="mt-6">
    <a href={href} className="underlined inline-block py-2.5 font-semibold">
      {label}
    </a>
  </p>
);

/** Asks for the address that gets a link to choose a new password. */
export function ForgotPasswordScreen({ canReset, flash }: { canReset: boolean; flash?: FlashMessage }) {
  const back = <LinkBelow href="/login" label={forgotPassword.back} />;
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
        action="/user/forgot-password"
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
          defaultValue={flash?.values?.username}
        />
      </PlainForm>
      {back}
    </AccountFrame>
  );
}

/** Asks for the new password. @param token from the link; missing if it is incomplete. */
export function ResetPasswordScreen({ token, flash }: { token?: string; flash?: FlashMessage }) {
  const incomplete = { message: messages.account.resetIncomplete };
  return (
    <AccountFrame texts={resetPassword}>
      <PlainForm
        action="/user/reset-password"
        texts={resetPassword}
        flash={flash ?? (token ? undefined : incomplete)}
        labels={newPasswordLabels}
      >
        <input type="hidden" name="token" value={token ?? ""} />
        <NewPasswordFields />
      </PlainForm>
      <LinkBelow href="/forgot-password" label={resetPassword.again} />
    </AccountFrame>
  );
}

/** The last step of linking Google: asks for the account's password. */
export function LinkGoogleScreen({ flash }: { flash?: FlashMessage }) {
  return (
    <AccountFrame texts={linkGoogle}>
      <PlainForm action="/user/google-link" texts={linkGoogle} flash={flash} labels={{ password: linkGoogle.password }}>
        <CurrentPasswordField id="link-password" name="password" label={linkGoogle.password} />
      </PlainForm>
      <LinkBelow href="/my-profile" label={linkGoogle.back} />
    </AccountFrame>
  );
}
