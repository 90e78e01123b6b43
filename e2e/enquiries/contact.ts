import { randomUUID } from "node:crypto";
import { expect, type Page } from "./fixtures";

export const newEmail = () => `uwase-${randomUUID()}@example.rw`;

/** What a visitor writes, in three scripts and with what mails and pages have to escape. */
export const newWords = () => ({
  name: "Uwase كيزا 👩🏾‍💻",
  email: newEmail(),
  phone: "+250 788 000 000",
  subject: "Igitabo cy'ubwato 🚣🏾 سجل القوارب",
  message: "Murakaza neza! Dukeneye igitabo cy'ubwato.\nنحتاج إلى سجل للقوارب.\n👩🏾‍💻🇷🇼 <b>5 > 4 & 3</b>",
});

export type Words = ReturnType<typeof newWords>;

export function contactForm(page: Page) {
  const form = page.locator('form[action="/enquiries"]');
  const field = (name: keyof Words) => form.locator(`[name="${name}"]`);
  return {
    form,
    field,
    alert: form.getByRole("alert").filter({ hasText: /\S/ }),
    submit: form.locator('button[type="submit"]'),
    fill: async (words: Words) => {
      for (const [name, value] of Object.entries(words)) await field(name as keyof Words).fill(value);
    },
    expectWords: async (words: Words) => {
      for (const [name, value] of Object.entries(words)) await expect(field(name as keyof Words)).toHaveValue(value);
    },
  };
}

export const nothing: Words = { name: "", email: "", phone: "", subject: "", message: "" };

export const expectSent = (page: Page) => expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
