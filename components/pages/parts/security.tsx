import { CurrentPasswordField, NewPasswordFields, newPasswordLabels } from "@/components/forms/account-password-fields";
import { FormNotes } from "@/components/forms/flash-message";
import { GoogleButton } from "@/components/forms/google-button";
import { PlainForm } from "@/components/forms/plain-form";
import { accountTexts, myProfile } from "@/content/account";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { forms } from "@/lib/forms/registry";

export interface SecurityProps {
  email: string;
  /** What the site and its backend can do. */
  hasPassword: boolean;
  hasGoogle: boolean;
  canLogOutEverywhere: boolean;
  passwordHint?: string;
  flash?: FlashMessage;
}

/** On the profile page: change the password, link Google, log out everywhere. */
export function Security({ email, hasPassword, hasGoogle, canLogOutEverywhere, passwordHint, flash }: SecurityProps) {
  const texts = myProfile.security;
  return (
    <section className="border-ink-200 border bg-white p-6 md:p-12" aria-labelledby="security">
      <h2 id="security" className="text-h2-sm">
        {texts.title}
      </h2>
      {hasPassword ? (
        <ChangePassword email={email} passwordHint={passwordHint} flash={flash} />
      ) : (
        flash && <FormNotes message={flash} isFlash />
      )}
      {(hasGoogle || canLogOutEverywhere) && (
        <div className="mt-10 grid max-w-[420px] gap-4">
          {hasGoogle && (
            <div>
              <GoogleButton label={texts.google} intent="link" />
              <p className="mt-2 text-xs text-ink-600">{texts.unlinkHint}</p>
            </div>
          )}
          {canLogOutEverywhere && (
            <form method="post" action="/user/logout-everywhere">
              <button type="submit" className="btn btn-md btn-outline w-full">
                {texts.everywhere}
              </button>
              <p className="mt-2 text-xs text-ink-600">{texts.everywhereHint}</p>
            </form>
          )}
        </div>
      )}
    </section>
  );
}

function ChangePassword({ email, passwordHint, flash }: Pick<SecurityProps, "email" | "passwordHint" | "flash">) {
  const texts = myProfile.security;
  return (
    <>
      <p className="mt-3 text-ink-600">{texts.lead}</p>
      <PlainForm
        action={forms["change-password"].action}
        schema="changePasswordSchema"
        texts={texts}
        flash={flash}
        labels={{ ...newPasswordLabels, current_password: texts.current }}
      >
        {/* Password managers store the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField id="current-password" name="current_password" label={texts.current} />
        {/* An account that was made with Google has no password. */}
        <p className="-mt-2 text-sm text-ink-600">
          <a href="/forgot-password" className="underlined inline-block py-2">
            {accountTexts.forgot}
          </a>{" "}
          {texts.forgotHint}
        </p>
        <NewPasswordFields hint={passwordHint} />
      </PlainForm>
    </>
  );
}
