import { company } from "./company";
import { nextStep } from "./next-step";
import { isSample } from "./sample";

/** The mail to the owner of an account who asked for a new password. */
export const resetMail = (url: string) => ({
  subject: "Choose a new password",
  text: `We received a request for a new password for your account at ${company.name}.

Choose it here within 30 minutes:
${url}

The link works once. It logs you out on all devices and unlinks Google. Your profile stays as it is.

If you did not ask for it, ignore this email: nothing has changed. Questions: ${company.email}
`,
});

/** The acknowledgement of a contact message. It contains no user input, so that it cannot relay spam. */
export const acknowledgement = (number: string) => ({
  subject: `${company.name} has your message`,
  text: `Thank you. Your message through our website has arrived, and a person will read it. Its number is ${number}.
${isSample(company.nextStep.within) ? "" : `\n${nextStep.reply}\n`}
If you did not write to us, please ignore this email: your address is not added to any list. Questions: ${company.email}
`,
});

/** The notice to the company about enquiries beyond the number that is mailed one by one in an hour. */
export const waitingNotice = (count: number, suspects: number) => ({
  subject: `${count === 1 ? "1 enquiry waits" : `${count} enquiries wait`}, suspected spam: ${suspects}`,
  text: `More enquiries arrived within an hour than are mailed one by one (HOURLY_LIMIT; suspected spam has a limit of its own).
They are stored and not mailed: ${count}, of which ${suspects} may be spam.

To list them:                  npm run enquiries -- --undelivered
To have all of them mailed:    npm run enquiries -- resend --waiting
To leave out suspected spam:   npm run enquiries -- resend --waiting --without-suspects

If more arrive, the next notice comes in an hour.
`,
});

/** Notification mails to the company about an enquiry. */
export const mail = {
  contact: (subject: string) => `Enquiry: ${subject}`,
  subscribe: (email: string) => `Email sign-up: ${email}`,
  suspectMark: "[Suspect] ",
  /** The labels of an enquiry's fields. The message has no label, as it is the body of the mail. */
  fieldLabels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
  },
  labels: {
    received: "Received",
    number: "Number",
    suspect: "Suspect because of",
  },
} as const;
