import { accountTexts } from "@/content/account";
import { PasswordField } from "./password-field";

/** A new password, twice. */
export function NewPasswordFields({ error }: { error?: { field?: string; message?: string } }) {
  const { newPassword, confirmPassword, passwordHint, show, hide } = accountTexts;
  const common = { texts: { show, hide }, isRequired: true, autoComplete: "new-password" };
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <>
      <PasswordField
        id="new-password"
        name="password"
        label={newPassword}
        hint={passwordHint}
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
