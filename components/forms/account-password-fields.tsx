import type { ComponentProps } from "react";
import { accountTexts } from "@/content/account";
import { PasswordField } from "./password-field";

const { newPassword, confirmPassword, show, hide } = accountTexts;

/** The password that the account has. */
export const CurrentPasswordField = (
  field: Pick<ComponentProps<typeof PasswordField>, "id" | "name" | "label" | "error">,
) => <PasswordField {...field} texts={{ show, hide }} isRequired autoComplete="current-password" />;

interface NewPasswordFieldsProps {
  /** The backend's rule, if it is known. */
  hint?: string;
  error?: { field?: string; message?: string };
}

/** A new password, twice. */
export function NewPasswordFields({ hint, error }: NewPasswordFieldsProps) {
  const common = { texts: { show, hide }, isRequired: true, autoComplete: "new-password" };
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <>
      <PasswordField
        id="new-password"
        name="password"
        label={newPassword}
        hint={hint}
        error={errorOf("password")}
        {...common}
      />
      <PasswordField
        id="new-password-confirm"
        name="confirm_password"
        label={confirmPassword}
        error={errorOf("confirm_password")}
        {...common}
      />
    </>
  );
}
