import type { ReactNode } from "react";
import ContactUs from "@/app/contact-us/page";
import ForgotPassword from "@/app/forgot-password/page";
import Login from "@/app/login/page";
import LinkGoogle from "@/app/my-profile/link-google/page";
import MyProfile from "@/app/my-profile/page";
import Home from "@/app/page";
import Register from "@/app/register/page";
import ResetPassword from "@/app/reset-password/page";
import {
  changePasswordForm,
  forgotPasswordForm,
  googleForm,
  linkGoogleForm,
  logInForm,
  profileForm,
  registerForm,
  resetPasswordForm,
} from "@/lib/accounts/forms";
import { contactForm, subscribeForm } from "@/lib/enquiries/forms";
import type { FlashMessage, FormDefinition } from "@/lib/forms/define";

interface PageWithFormProps {
  flash?: FlashMessage;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface ListedForm {
  form: FormDefinition;
  /** The form's page, which shows a flash message. */
  Page: (props: PageWithFormProps) => ReactNode | Promise<ReactNode>;
}

/** Every form. `forms.test.ts` fails if a form is missing here. */
export const forms: readonly ListedForm[] = [
  { form: contactForm, Page: ContactUs },
  { form: subscribeForm, Page: Home },
  { form: logInForm, Page: Login },
  { form: googleForm, Page: Login },
  { form: registerForm, Page: Register },
  { form: forgotPasswordForm, Page: ForgotPassword },
  { form: resetPasswordForm, Page: ResetPassword },
  { form: profileForm, Page: MyProfile },
  { form: changePasswordForm, Page: MyProfile },
  { form: linkGoogleForm, Page: LinkGoogle },
];
