import { FormNotes } from "@/components/forms/form-parts";
import { GoogleButton } from "@/components/forms/google-button";
import { ChangePasswordForm } from "@/components/forms/password-forms";
import { accountTexts, myProfile } from "@/content/account";
import { changePasswordForm, googleForm } from "@/lib/accounts/forms";
import type { FlashMessage } from "@/lib/forms/define";

export interface SecurityProps {
  email: string;
  /** The features depend on the settings and the backend. */
  canChangePassword: boolean;
  canLinkGoogle: boolean;
  canLogOutEverywhere: boolean;
  passwordHint?: string;
  flash?: FlashMessage;
}

/** The part of the profile page that changes the password, links Google and logs out everywhere. */
export function Security({
  email,
  canChangePassword,
  canLinkGoogle,
  canLogOutEverywhere,
  passwordHint,
  flash,
}: SecurityProps) {
  const texts = myProfile.security;
  return (
    <section className="border-ink-200 border bg-white p-6 md:p-12" aria-labelledby="security">
      <h2 id="security" className="text-h2-sm">
        {texts.title}
      </h2>
      {canChangePassword ? (
        <>
          <p className="mt-3 text-ink-600">{texts.lead}</p>
          <ChangePasswordForm
            action={changePasswordForm.action}
            texts={{ ...accountTexts, ...texts }}
            username={email}
            hint={passwordHint}
            flash={flash}
          />
        </>
      ) : (
        flash && <FormNotes message={flash} isFlash />
      )}
      {(canLinkGoogle || canLogOutEverywhere) && (
        <div className="mt-10 grid max-w-[420px] gap-4">
          {canLinkGoogle && (
            <div>
              <GoogleButton action={googleForm.action} label={texts.google} intent="link" />
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
