import type { Page } from "./fixtures";

export const texts = {
  empty: "Please enter your email",
  invalid: "Please enter a valid email",
  thanks: "Thank you! Our team will reach out to you soon enough!",
  privacy: "We respect your privacy. We'll never share your email.",
};

export function subscribeForm(page: Page) {
  const form = page.locator('form[action="/enquiries"]');
  return {
    form,
    email: form.locator('[name="email"]'),
    submit: form.locator('button[type="submit"]'),
    alert: form.getByRole("alert"),
    status: form.getByRole("status"),
  };
}
