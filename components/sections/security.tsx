import type { FlashMessage } from "@/components/forms/flash-message";
import { GoogleButton } from "@/components/forms/google-button";
import { NewPasswordFields } from "@/components/forms/new-password-fields";
import { PasswordField } from "@/components/forms/password-field";
import { PlainForm } from "@/components/forms/plain-form";
import { accountTexts, linkGoogle, myProfile } from "@/content/account";
import { AccountFrame } from "./account-screen";

const { show, hide } = accountTexts;

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
        <PasswordField
          id="current-password"
          name="current_password"
          label={texts.current}
          texts={{ show, hide }}
          isRequired
          autoComplete="current-password"
          error={flash?.field === "current_password" ? flash.message : undefined}
        />
        <NewPasswordFields error={flash} />
      </PlainForm>
      <div className="mt-10 grid max-w-[420px] gap-4">
        <GoogleButton label={texts.google} intent="link" />
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

/** After Google, before its account may open this one: asks for the password. */
export function LinkGoogleScreen({ flash }: { flash?: FlashMessage }) {
  return (
    <AccountFrame texts={linkGoogle}>
      <PlainForm action="/user/google-link" texts={linkGoogle} flash={flash}>
        <PasswordField
          id="link-password"
          name="password"
          label={linkGoogle.password}
          texts={{ show, hide }}
          isRequired
          autoComplete="current-password"
        />
      </PlainForm>
      <p className="mt-6">
        <a href="/my-profile" className="underlined inline-block py-2.5 font-semibold">
          {linkGoogle.back}
        </a>
      </p>
    </AccountFrame>
  );
}
