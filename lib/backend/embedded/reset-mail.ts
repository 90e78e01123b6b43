import "server-only";
import { remember } from "@epic-web/remember";
import pRetry from "p-retry";
import { resetMail } from "@/content/mail";
import { env, siteUrl } from "@/lib/env";
import { createMailTransport } from "@/lib/mail-transport";

/** A failed attempt is repeated after 1, 2, 4, 8 and 16 s; after that the person asks again. */
const RETRIES = 5;

/** The page behind the link: app/reset-password. */
export const resetUrl = (token: string) => `${siteUrl}/reset-password?${new URLSearchParams({ token })}`;

/** Mails the link, or undefined where no mail can be sent. */
export const mailReset = remember("reset mail", () => {
  const { SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM } = env;
  if (!SMTP_URL) return undefined;
  const transport = createMailTransport(SMTP_URL);
  return async (username: string, token: string) => {
    const { subject, text } = resetMail(resetUrl(token));
    const mail = { to: { name: "", address: username }, from: ENQUIRY_FROM ?? ENQUIRY_TO, subject, text };
    await pRetry(() => transport.send({ ...mail, disableFileAccess: true, disableUrlAccess: true }), {
      retries: RETRIES,
    });
  };
});
