import type { ReactNode } from "react";
import { CallbackLink, PrivacyLink } from "@/components/forms/form-parts";
import { GoogleButton } from "@/components/forms/google-button";
import { Art } from "@/components/ui/art";
import hills from "@/components/ui/art/hills-night.svg";
import { googleForm } from "@/lib/accounts/forms";

interface AccountPageProps {
  texts: { title: string; lead: string; google: string; otherQuestion: string; otherLink: string };
  or: string;
  intent: "login" | "register";
  callbackUrl?: string;
  /** The text about accounts below the form. */
  note?: ReactNode;
  children: ReactNode;
}

/** The login and register pages. */
export function AccountPage({ texts, or, intent, callbackUrl, note, children }: AccountPageProps) {
  return (
    <AccountFrame texts={texts}>
      {children}
      <p className="or">{or}</p>
      <GoogleButton action={googleForm.action} label={texts.google} intent={intent} />
      <p className="mt-2">
        {texts.otherQuestion}{" "}
        <CallbackLink
          href={intent === "login" ? "/register" : "/login"}
          label={texts.otherLink}
          callbackUrl={callbackUrl}
          className="py-2.5 font-semibold"
        />
      </p>
      {note}
      <PrivacyLink />
    </AccountFrame>
  );
}

interface AccountFrameProps {
  texts: { title: string; lead: string };
  children: ReactNode;
}

/** A page about an account: the form on the left, a picture on the right. */
export function AccountFrame({ texts, children }: AccountFrameProps) {
  return (
    <div className="grid flex-1 pt-[var(--bar)] md:grid-cols-[1fr_38%] lg:min-h-[max(100svh,900px)] lg:grid-cols-2">
      {/* The text in the left half of the window starts below the logo. */}
      <div className="wrap py-12 lg:pt-24 lg:pl-[max(var(--gutter),100%-600px)]">
        <div className="w-full max-w-[420px]">
          <h1 className="text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-none font-semibold tracking-[-.034em]">
            {texts.title}
          </h1>
          <p className="mt-4 text-ink-600">{texts.lead}</p>
          {children}
        </div>
      </div>
      <div className="relative h-48 overflow-hidden bg-green-900 md:h-auto">
        {/* The picture is as high as the window, so that an error does not enlarge it, and shows the summit. */}
        <Art
          picture={hills}
          isEager
          className="absolute inset-x-0 bottom-0 size-full object-cover object-[50%_40%] md:object-bottom lg:h-[calc(max(100svh,900px)-var(--bar))] min-[100em]:object-top"
        />
      </div>
    </div>
  );
}
