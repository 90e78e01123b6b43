import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";

/** A mail as nodemailer sends it: raw, its unfolded header lines, and as a mail program parses it. */
export async function writeMail(mail: SendMailOptions) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await transport.sendMail(mail);
  const raw = message.toString();
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return {
    raw,
    head,
    headers: head.replace(/\r\n[ \t]/g, " ").split("\r\n"),
    envelope,
    mail: await PostalMime.parse(raw),
  };
}
