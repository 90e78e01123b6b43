import { FlashNotes } from "@/components/forms/form-parts";
import { ProfileForm } from "@/components/forms/profile-form";
import { Art } from "@/components/ui/art";
import pattern from "@/components/ui/art/patterns/my-profile.svg";
import { myProfile } from "@/content/account";
import { company } from "@/content/company";
import * as messages from "@/content/messages";
import { profileForm } from "@/lib/accounts/forms";
import type { FlashMessage } from "@/lib/forms/define";
import { logOutPath } from "@/lib/http/paths";
import { Security, type SecurityProps } from "./parts/security";

interface ProfilePageProps {
  username: string;
  role: "talent" | "organization";
  /** The account's record, if there is one. */
  lookup:
    | { kind: "found"; profile: { name?: string; phone?: string; about?: string } | undefined }
    | { kind: "unavailable" };
  /** The features that settings and backend make possible. */
  features: { canSaveRecord: boolean } & Omit<SecurityProps, "email" | "flash">;
  /** The page after a visitor's first profile is created. */
  callbackUrl?: string;
  flash?: FlashMessage;
}

/** The account, and the profile record to create or change. */
export function ProfilePage({ username, role, lookup, features, callbackUrl, flash }: ProfilePageProps) {
  const { canSaveRecord, canChangePassword, canLinkGoogle, canLogOutEverywhere } = features;
  const { title, card, form, newRecord, record, readOnly, unavailable } = myProfile;
  const profile = lookup.kind === "found" ? lookup.profile : undefined;
  const texts = profile ? record : newRecord;
  // A talent without a record has not chosen the kind of account yet, if the backend has records and can save them.
  const isKindKnown = profile || !canSaveRecord || lookup.kind === "unavailable" || role === "organization";

  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,72px))] pb-section">
      <div className="wrap">
        <h1 className="text-h1">{title}</h1>
        {flash?.part === "account" && (
          <div className="mt-8">
            <FlashNotes flash={flash} />
          </div>
        )}
        <div className="mt-10 grid items-start gap-6 lg:mt-12 lg:grid-cols-split-5">
          <AccountCard texts={card} email={username} kind={isKindKnown ? card.kinds[role] : card.noKind} />
          <div className="grid gap-6">
            <section className="border-ink-200 border bg-white p-6 md:p-12">
              {lookup.kind === "unavailable" ? (
                <>
                  <h2 className="text-h2-sm">{unavailable.title}</h2>
                  <p className="mt-3 text-ink-600">{messages.account.recordsUnavailable}</p>
                  <a href="/my-profile" className="btn btn-md btn-outline mt-8 w-full max-w-[420px]">
                    {unavailable.retry}
                  </a>
                </>
              ) : !canSaveRecord ? (
                <>
                  <h2 className="text-h2-sm">{readOnly.title}</h2>
                  {profile && <ProfileRecord rows={{ email: username, ...profile }} />}
                  <p className="mt-3 max-w-[520px] text-ink-600">{messages.account.noRecords}</p>
                  <a href={`mailto:${company.email}`} className="btn btn-md btn-outline mt-8 w-full max-w-[420px]">
                    {readOnly.button}
                  </a>
                </>
              ) : (
                <>
                  <h2 className="text-h2-sm">{texts.title}</h2>
                  <p className="mt-3 text-ink-600">{texts.lead}</p>
                  <ProfileForm
                    action={profileForm.action}
                    texts={form}
                    email={username}
                    values={{ kind: isKindKnown ? role : undefined, ...profile, ...(!flash?.part && flash?.values) }}
                    isNew={!profile}
                    callbackUrl={callbackUrl}
                    flash={flash?.part ? undefined : flash}
                  />
                </>
              )}
            </section>
            {(canChangePassword || canLinkGoogle || canLogOutEverywhere) && (
              <Security email={username} {...features} flash={flash?.part === "security" ? flash : undefined} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A record that cannot be changed here. Fields that the contract does not have may be internal, and are not shown. */
function ProfileRecord({ rows }: { rows: { email: string; name?: string; phone?: string; about?: string } }) {
  const labels = { ...myProfile.form, about: myProfile.readOnly.about };
  return (
    <dl className="mt-6 mb-8 max-w-[520px] border-ink-200 border-t">
      {(["email", "name", "phone", "about"] as const).map(
        (field) =>
          rows[field] && (
            <div key={field} className="border-ink-200 border-b py-4">
              <dt className="text-sm text-ink-600">{labels[field]}</dt>
              <dd className="mt-1 whitespace-pre-line wrap-anywhere">{rows[field]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface AccountCardProps {
  texts: { title: string; email: string; kind: string; logOut: string };
  email: string;
  kind: string;
}

/** The account that is logged in. Logging out is a plain form: it needs no script and reloads the page. */
function AccountCard({ texts, email, kind }: AccountCardProps) {
  return (
    <section className="on-dark min-w-0 bg-green-900 text-white" aria-labelledby="account-card">
      <Art picture={pattern} className="h-24 w-full object-cover" />
      <div className="p-6 md:p-9">
        <h2 id="account-card" className="text-h3">
          {texts.title}
        </h2>
        <dl className="mt-4">
          <dt className="text-sm text-green-200">{texts.email}</dt>
          <dd className="mt-1 mb-6 wrap-anywhere">{email}</dd>
          <dt className="text-sm text-green-200">{texts.kind}</dt>
          <dd className="mt-1">{kind}</dd>
        </dl>
        <form method="post" action={logOutPath} className="mt-8">
          <button type="submit" className="btn btn-md border-[1.5px] border-white hover:bg-white hover:text-ink-950">
            {texts.logOut}
          </button>
        </form>
      </div>
    </section>
  );
}
