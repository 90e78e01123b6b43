import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ForgotPassword, LinkGoogle, Profile, ResetPassword } from "@/app/account-screens";
import { ClosedSiteNotice } from "@/app/closed-site-notice";
import { ContactPage } from "@/components/pages/contact-page";
import { HomePage } from "@/components/pages/home-page";
import { LoginPage } from "@/components/pages/login-page";
import { RegisterPage } from "@/components/pages/register-page";
import { contactUs } from "@/content/contact-us";
import * as messages from "@/content/messages";
import { passwordHint } from "@/lib/auth/password-hint";
import type { FlashMessage } from "@/lib/forms/flash-message";
import type { FormPage } from "@/lib/forms/registry";
import { readFlash } from "@/lib/http/flash-message";
import { metadataOf } from "@/lib/seo/metadata";

/** Each page with a form, as it is shown with a flash message. */
const screens: Record<FormPage, (flash: FlashMessage) => ReactNode> = {
  "/contact-us": (flash) => (
    <>
      <ContactPage flash={flash} />
      <ClosedSiteNotice of={contactUs} />
    </>
  ),
  "/home": (flash) => <HomePage flash={flash} />,
  "/login": (flash) => <LoginPage flash={flash} />,
  "/register": (flash) => <RegisterPage passwordHint={passwordHint} flash={flash} />,
  "/forgot-password": (flash) => <ForgotPassword flash={flash} />,
  "/reset-password": (flash) => <ResetPassword flash={flash} />,
  "/my-profile": (flash) => <Profile flash={flash} />,
  "/my-profile/link-google": (flash) => <LinkGoogle flash={flash} />,
};

/** Without a flash message: it has expired, or the browser keeps no cookies. An enquiry that was accepted leads to another page. */
const missingFlash = (page: FormPage): FlashMessage => {
  const isEnquiry = page === "/contact-us" || page === "/home";
  return { message: isEnquiry ? messages.contact.notSent : messages.account.noAnswer, form: "account" };
};

interface Props {
  params: Promise<{ section: string; slug?: string }>;
}

async function read(params: Props["params"]) {
  const { section, slug } = await params;
  const path = slug ? `/${section}/${slug}` : `/${section}`;
  if (!Object.hasOwn(screens, path)) notFound();
  const page = path as FormPage;
  return { page, flash: await readFlash(page, await cookies()) };
}

/** Of an error, the title says so first, because a screen reader reads it first (https://design-system.service.gov.uk/components/error-summary/). */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, flash } = await read(params);
  const metadata = metadataOf(page);
  return flash && !flash.isSuccess ? { ...metadata, title: `${messages.errorPrefix}${metadata.title}` } : metadata;
}

/** The page above it with the result of a form that was posted without JavaScript, or of Google's sign-in. */
export default async function MessagePage({ params }: Props) {
  const { page, flash } = await read(params);
  return screens[page](flash ?? missingFlash(page));
}
