import type { ComponentProps } from "react";
import { RegisterForm } from "@/components/forms/register-form";
import { accountTexts, login, register } from "@/content/account";
import { contactLink } from "@/content/menus";
import { registerForm } from "@/lib/accounts/forms";
import { AccountPage } from "./account-page";

interface RegisterPageProps extends Pick<ComponentProps<typeof RegisterForm>, "flash"> {
  passwordHint?: string;
  /** True if accounts have profiles of a kind that the visitor chooses. */
  hasKinds: boolean;
}

export function RegisterPage({ passwordHint, hasKinds, flash }: RegisterPageProps) {
  return (
    <AccountPage
      texts={hasKinds ? register : { ...register, lead: login.lead }}
      or={accountTexts.or}
      intent="register"
      callbackUrl={flash?.callbackUrl}
      note={<AboutAccounts hasKinds={hasKinds} />}
    >
      <RegisterForm
        action={registerForm.action}
        texts={{ ...accountTexts, passwordHint, button: register.button, busy: register.busy }}
        flash={flash}
      />
    </AccountPage>
  );
}

/** The text about the kinds of account, and about visitors who need none. */
const AboutAccounts = ({ hasKinds }: Pick<RegisterPageProps, "hasKinds">) => (
  <>
    {hasKinds && (
      <dl className="mt-4 grid gap-2 border-ink-200 border-t pt-4 text-sm">
        {register.kinds.map(({ term, description }) => (
          <div key={term}>
            <dt className="inline font-semibold">{term}</dt> <dd className="inline text-ink-600">{description}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="mt-1.5 text-sm text-ink-600">
      {register.noAccountNeeded}{" "}
      <a href={contactLink.href} className="underlined py-3.5 font-semibold">
        {contactLink.label}
      </a>
    </p>
  </>
);
