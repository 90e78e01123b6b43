import type { ComponentProps } from "react";
import { accountTexts } from "@/content/account";
import { PasswordField } from "./password-field";

const { newPassword, confirmPassword, show, hide } = accountTexts;

/** The password that the account has. */
export const CurrentPasswordField = (field: Pick<ComponentProps<typeof PasswordField>, "id" | "name" | "label">) => (
  <PasswordField {...field} texts={{ show, hide }} isRequired autoComplete="current-password" />
);

/** For a form with them. */
export const newPasswordLabels = { password: newPassword, confirm_password: confirmPassword } as const;

/** A new password, twice. @param hint the backend's rule, if it is known */
export function NewPasswordFields({ hint }: { hint?: string }) {
  const common = { texts: { show, hide }, isRequired: true, autoComplete: "new-password" };
  return (
    <>
      <PasswordField id="new-password" name="password" label={newPassword} hint={hint} {...common} />
      <PasswordField
        id="new-password-confirm"
        name="confirm_password"
        label={confirmPassword}
        isErrorAnnounced
        {...common}
      />
    </>
  );
}
