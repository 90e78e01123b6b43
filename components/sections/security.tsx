import { CurrentPasswordField, NewPasswordFields } from "@/components/forms/account-password-fields";
import type { FlashMessage } from "@/components/forms/flash-message";
import { GoogleButton } from "@/components/forms/google-button";
import { PlainForm } from "@/components/forms/plain-form";
import { myProfile } from "@/content/account";

/** On the profile page: change the password, link Google, log out everywhere. */
export function Security({ email, flash }: { email: string; flash?: FlashMessage }) {
  const texts = myProfile.security;
  return (
    <section className="border-ink-200 border bg-white p-6 md:p-12" aria-labelledby="security">
      <h2 id="security" className="text-h2-sm">
        {texts.title}
      </h2>
      <p className="mt-3 text-ink-600">{texts.lead}</p>
      <PlainForm action="/user/password" texts={texts} flash={flash}>
        {/* Password managers store the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField
          id="current-password"
          name="current_password"
          label={texts.current}
          error={flash?.field === "current_password" ? flash.message : undefined}
        />
        <NewPasswordFields error={flash} />
      </PlainForm>
      <div className="mt-10 grid max-w-[420px] gap-4">
        <div>
          <GoogleButton label={texts.google} intent="link" />
          <p className="mt-2 text-xs text-ink-600">{texts.unlinkHint}</p>
        </div>
        <form method="post" action="/user/logout-everywhere">
          <button type="submit" className="btn btn-md btn-outline w-full">
            {texts.everywhere}
          </button>
          <p className="mt-2 text-xs text-ink-600">{texts.everywhereHint}</p>
        </form>
      </div>
    </section>
  );
}
