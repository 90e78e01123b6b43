import { redirect } from "next/navigation";
import { FlashNotes } from "@/components/forms/flash-message";
import { ProfileForm } from "@/components/forms/profile-form";
import { AccountCard } from "@/components/sections/account-card";
import { Security } from "@/components/sections/security";
import { myProfile } from "@/content/account";
import { company } from "@/content/company";
import * as messages from "@/content/messages";
import { passwordHint } from "@/lib/auth/password-hint";
import { findProfile } from "@/lib/auth/profile";
import { backendExtensions, env } from "@/lib/env";
import { withCallback } from "@/lib/forms/callback-url";
import type { FlashMessage } from "@/lib/forms/flash-message";
import { contextOfPage } from "@/lib/http/request";
import { requirePageSession } from "./require-page-session";

interface ProfileScreenProps {
  /** Of the page, with its query. */
  path?: string;
  /** Where a visitor without a profile is going, who is here to create it. */
  callbackUrl?: string;
  flash?: FlashMessage;
}

/** The account, and the profile record to create or change. Signed out, redirects to the login page and back. */
export async function ProfileScreen({ path, callbackUrl, flash }: ProfileScreenProps) {
  const session = await requirePageSession(path);
  const lookup = await findProfile(session, await contextOfPage());
  if (lookup.kind === "expired") redirect(withCallback("/user/session-check", path));
  const isReadOnly = !backendExtensions.includes("records");
  const hasPassword = backendExtensions.includes("password-change");
  const hasGoogle = Boolean(env.GOOGLE_CLIENT_ID) && backendExtensions.includes("google-link");
  const hasEverywhere = backendExtensions.includes("logout-everywhere");
  const { title, card, form, newRecord, record, readOnly, unavailable } = myProfile;
  const { username, role } = session;
  const profile = lookup.kind === "found" ? lookup.profile : undefined;
  const texts = profile ? record : newRecord;
  // A talent whose list is there and has no record is an account that has not chosen yet, where it can choose.
  const isKindKnown = profile || isReadOnly || lookup.kind === "unavailable" || role === "organization";

  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))] pb-section">
      <div className="wrap">
        <h1 className="text-h1">{title}</h1>
        {flash?.form === "account" && (
          <div className="mt-8">
            <FlashNotes flash={flash} />
          </div>
        )}
        <div className="mt-10 grid items-start gap-6 lg:mt-12 lg:grid-cols-[440px_1fr]">
          <AccountCard texts={card} email={username} kind={isKindKnown ? card.kinds[role] : card.noKind} />
          <div className="grid gap-6">
            <section className="border-ink-200 border bg-white p-6 md:p-12">
              {lookup.kind === "unavailable" ? (
                <>
                  <h2 className="text-h2-sm">{unavailable.title}</h2>
                  <p className="mt-3 text-ink-600">{messages.account.recordsUnavailable}</p>
                  <a href="/my-profile" rel="external" className="btn btn-md btn-outline mt-8">
                    {unavailable.retry}
                  </a>
                </>
              ) : isReadOnly ? (
                <>
                  <h2 className="text-h2-sm">{readOnly.title}</h2>
                  <p className="mt-3 max-w-[520px] text-ink-600">{messages.account.noRecords}</p>
                  <a href={`mailto:${company.email}`} className="btn btn-md btn-outline mt-8">
                    {readOnly.button}
                  </a>
                </>
              ) : (
                <>
                  <h2 className="text-h2-sm">{texts.title}</h2>
                  <p className="mt-3 text-ink-600">{texts.lead}</p>
                  <ProfileForm
                    texts={form}
                    email={username}
                    values={{ kind: isKindKnown ? role : undefined, ...profile, ...(!flash?.form && flash?.values) }}
                    isNew={!profile}
                    callbackUrl={flash?.callbackUrl ?? callbackUrl}
                    flash={flash?.form ? undefined : flash}
                  />
                </>
              )}
            </section>
            {(hasPassword || hasGoogle || hasEverywhere) && (
              <Security
                email={username}
                hasPassword={hasPassword}
                hasGoogle={hasGoogle}
                hasEverywhere={hasEverywhere}
                passwordHint={passwordHint}
                flash={flash?.form === "security" ? flash : undefined}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
